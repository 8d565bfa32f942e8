// The pages for customers as they ship: their files by page, and the page of an order as the API draws it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

export const DIST = inRoot('apps/checkout/dist');
export const SLUG = 'k7m2q9x4r8t3w6y5b2n9cd';

export const gzipKb = (content) => gzipSync(content, { level: 9 }).length / 1000;

export const example = (path) => readFileSync(inRoot(`openapi/features/${path}.json`), 'utf8');

await ensurePages();
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** @param {string} entry @returns {{ scripts: string[], styles: string[] }} */
export const filesOf = (entry) => {
  const chunks = [...(manifest[entry].imports ?? []).map((name) => manifest[name]), manifest[entry]];
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
};

export const kbOf = (files) => files.reduce((sum, file) => sum + gzipKb(readFileSync(`${DIST}/${file}`)), 0);

export const PAY = 'src/app/pay.tsx';

/** @returns {Promise<string>} the page of an open order */
export const payPage = async () => {
  const { renderCheckout } = await import(pathToFileURL(`${DIST}/.server/render.js`).href);
  const { scripts, styles } = filesOf(PAY);
  const style = styles.map((file) => readFileSync(`${DIST}/${file}`, 'utf8').trim()).join('\n');
  const initial = JSON.parse(example('checkout/examples/checkout-open')).value.data;
  return renderCheckout(
    { slug: SLUG, language: 'id', initial, tag: 'as-drawn' },
    { style, script: `./${scripts.at(-1)}`, preload: scripts.slice(0, -1).map((file) => `./${file}`) },
  );
};
