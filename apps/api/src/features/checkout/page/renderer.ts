import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedAppearance } from '../../checkout-appearance/public.ts';
import type { Choice } from '../pay.ts';
import type { Checkout } from '../rows.ts';

export type PageLanguage = 'id' | 'en';

/** Why a choice that was sent without scripts was refused. */
export type PageRefusal = {
  kind: 'problem';
  code: string;
  fields: readonly { field: string; code: string }[];
  choice: Choice;
};

export type PageState = {
  slug: string;
  language: PageLanguage;
  initial: Checkout;
  /** Tells whether the order changed since it was drawn. */
  tag: string;
  refusal?: PageRefusal;
  /** Left out while nothing is published. */
  look?: PublishedAppearance;
};

export type PagePreview = {
  look: Pick<PublishedAppearance, 'headerColor' | 'buttonColor' | 'logo'>;
  merchant: string;
  expiresAt: string;
  language: PageLanguage;
  theme: 'light' | 'dark';
};

type Assets = { style: string; script: string; preload: readonly string[] };

/** What `apps/checkout` builds to draw its pages here (apps/checkout/src/app/render.tsx). */
type Built = {
  renderCheckout: (state: PageState, assets: Assets) => string;
  renderUnknown: (language: PageLanguage, assets: Assets) => string;
  renderPreview: (preview: PagePreview, assets: Assets) => string;
  choiceOf: (form: Iterable<readonly [string, unknown]>) => Choice | undefined;
};

export type PageRenderer = {
  checkout: (state: PageState) => string;
  unknown: (language: PageLanguage) => string;
  preview: (preview: PagePreview) => string;
  choiceOf: Built['choiceOf'];
};

/** Undefined if the pages are not built. */
export const loadRenderer = async (dir: string): Promise<PageRenderer | undefined> => {
  const file = join(dir, '.server', 'render.js');
  if (!existsSync(file)) return undefined;
  const built = (await import(pathToFileURL(file).href)) as Built;
  const assets = readAssets(dir);
  return {
    checkout: (state) => built.renderCheckout(state, assets),
    unknown: (language) => built.renderUnknown(language, assets),
    preview: (preview) => built.renderPreview(preview, assets),
    choiceOf: built.choiceOf,
  };
};

const ENTRY = 'src/app/pay.tsx';
type Chunk = { file: string; imports?: string[]; css?: string[] };

const readAssets = (dir: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const entry = chunkOf(manifest, ENTRY);
  const imported = (entry.imports ?? []).map((name) => chunkOf(manifest, name));
  const styles = [...imported, entry].flatMap(({ css = [] }) => css);
  return {
    style: styles.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n'),
    script: `./${entry.file}`,
    preload: imported.map(({ file }) => `./${file}`),
  };
};

const chunkOf = (manifest: Readonly<Record<string, Chunk>>, name: string): Chunk => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The pages for customers are built without ${name}.`);
  return chunk;
};
