// What people read on the first page of the dashboard and in the changelog: one file per entry in docs/whats-new.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^(?<id>\d{4}-\d{2}-\d{2}-[a-z0-9-]{1,40})\.md$/;
const TEXT =
  /^---\npage: (?<page>\/\S+)\n---\n\n## (?<idTitle>.+)\n\n(?<idText>.+)\n\n## (?<enTitle>.+)\n\n(?<enText>.+)\n$/;

/** The entries, newest first. */
export const readNews = (folder) =>
  readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .map((file) => newsOf(file, readFileSync(join(folder, file), 'utf8')))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));

export const newsOf = (file, text) => {
  const id = NAME.exec(file)?.groups.id;
  if (!id) throw new Error(`docs/whats-new/${file} is not named like 2026-11-29-exports.md.`);
  const found = TEXT.exec(text)?.groups;
  if (!found) throw new Error(`docs/whats-new/${file} is not written as docs/whats-new/README.md says.`);
  const { page, idTitle, idText, enTitle, enText } = found;
  return { id, page, words: { id: { title: idTitle, text: idText }, en: { title: enTitle, text: enText } } };
};

/**
 * The changelog with the news since the last release under its first version. Those of earlier releases are known by their titles, which
 * they already contain.
 */
export const withNews = (changelog, news) => {
  const notes = news.filter(({ words }) => !changelog.includes(`**${words.en.title}**`));
  if (notes.length === 0) return changelog;
  const lines = notes.map(({ words }) => `- **${words.en.title}**: ${words.en.text}`);
  const first = changelog.indexOf('\n## ');
  const next = changelog.indexOf('\n## ', first + 1);
  const [head, rest] = next < 0 ? [changelog, ''] : [changelog.slice(0, next), changelog.slice(next)];
  return `${head.trimEnd()}\n\n### In the dashboard\n\n${lines.join('\n')}\n${rest}`;
};
