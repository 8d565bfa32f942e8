import { readdirSync, readFileSync } from 'node:fs';

const folder = (path: string) => new URL(`../${path}/`, import.meta.url);

/** The guides of one language, with their file's path as their name. */
const guidesIn = (path: string) =>
  readdirSync(folder(path)).map((file) => ({
    file,
    name: `${path}/${file}`,
    text: readFileSync(new URL(file, folder(path)), 'utf8'),
  }));

export type Language = 'en' | 'id';
export const GUIDES_BY_LANGUAGE = { en: guidesIn('guides'), id: guidesIn('id/guides') } as const;
