import { readdirSync, readFileSync } from 'node:fs';
import { readNews } from '../../../scripts/lib/whats-new.mjs';

type Language = 'id' | 'en';

const root = new URL('../../../', import.meta.url);
const WORDS = {
  en: {
    title: 'Changelog',
    next: 'Next release',
    nextText: 'Merged and not yet published.',
    dashboard: 'In the dashboard',
    sdk: 'SDK and contract',
  },
  id: {
    title: 'Catatan perubahan',
    next: 'Rilis berikutnya',
    nextText: 'Sudah digabung, tetapi belum diterbitkan. Catatan paket ditulis dalam bahasa Inggris.',
    dashboard: 'Di dasbor',
    sdk: 'SDK dan kontrak',
  },
} as const;

/** What changed, newest first: the notes of the next release, what people see in the dashboard, and the published versions of the SDK. */
export const changes = (language: Language): string => {
  const words = WORDS[language];
  const news = readNews(new URL('docs/whats-new', root).pathname);
  const notes = notesIn(new URL('.changeset/', root));
  return [
    `# ${words.title}`,
    ...(notes.length > 0 ? [`## ${words.next}`, words.nextText, `### ${words.sdk}`, listOf(notes)] : []),
    `## ${words.dashboard}`,
    listOf(
      news.map(
        ({ id, words: text }) => `${id.slice(0, 10)} **${text[language].title}**: ${text[language].text}`,
      ),
    ),
    `## ${words.sdk}`,
    publishedNotes(),
  ].join('\n\n');
};

/** Each changeset is a paragraph or more. */
const notesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8').split('\n---\n')[1]?.trim() ?? '')
    .filter(Boolean);

const listOf = (texts: readonly string[]): string =>
  texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');

/** The file of the package one level deeper, without its own title. */
const publishedNotes = (): string =>
  readFileSync(new URL('packages/sdk/CHANGELOG.md', root), 'utf8')
    .replace(/^# .+\n/, '')
    .replaceAll(/^(#+ )/gm, '#$1')
    .trim();
