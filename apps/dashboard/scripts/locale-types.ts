import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src', import.meta.url));
const target = join(src, 'shared/i18n/locales.gen.d.ts');

/**
 * TypeScript widens the texts of an imported JSON to `string`, which hides their `{{values}}`. This writes them as
 * literal types, one namespace per folder that has `locales/id.json`, named after the folder (`shared/i18n` is `shared`).
 */
export const writeLocaleTypes = (): void => {
  const files = globSync('**/locales/id.json', { cwd: src }).toSorted();
  const entries = files.map((file) => {
    const folder = basename(dirname(dirname(file)));
    const words: unknown = JSON.parse(readFileSync(join(src, file), 'utf8'));
    return `  ${JSON.stringify(folder === 'i18n' ? 'shared' : folder)}: ${JSON.stringify(words)};`;
  });
  const text = [
    '// Written by scripts/locale-types.ts before every type check and build. Do not edit: change locales/id.json.',
    'export interface LocaleResources {',
    ...entries,
    '}',
    '',
  ].join('\n');
  if (read(target) !== text) writeFileSync(target, text);
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

if (import.meta.main) writeLocaleTypes();
