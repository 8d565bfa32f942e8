import { SpreadsheetProblem } from '../problem.ts';
import { xmlTags } from '../xml/elements.ts';
import { entryOf, partText, type Zip } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/directory.ts';

export type Workbook = {
  readonly sheets: readonly WorkbookSheet[];
  /** Dates count from 1904, as on old Macs. */
  readonly from1904: boolean;
  readonly sharedStrings: ZipEntry | undefined;
  readonly styles: ZipEntry | undefined;
};

export type WorkbookSheet = {
  readonly name: string;
  readonly visible: boolean;
  readonly entry: ZipEntry;
};

const ROOT = '_rels/.rels';

/** Finds the parts by their relations, like Excel: their names are only a convention. */
export const readWorkbook = async (zip: Zip): Promise<Workbook> => {
  const book = await workbookName(zip);
  const entry = needed(zip, book);
  const relations = await relationsOf(zip, book);
  const ofKind = (kind: string) => {
    const found = relations.find((relation) => relation.kind === kind);
    return found && entryOf(zip, found.target);
  };

  const sheets: WorkbookSheet[] = [];
  let from1904 = false;
  for (const tag of xmlTags(await partText(zip, entry), book)) {
    if (tag.kind === 'close') continue;
    if (tag.name === 'workbookPr') from1904 = isTrue(tag.attribute('date1904'));
    if (tag.name !== 'sheet') continue;
    const relation = relations.find(({ id }) => id === tag.attribute('id'));
    // Chart and macro sheets have other kinds, without cells.
    if (relation && relation.kind !== 'worksheet') continue;
    sheets.push({
      name: tag.attribute('name') ?? '',
      visible: !/hidden/i.test(tag.attribute('state') ?? ''),
      entry: needed(zip, relation?.target ?? ''),
    });
  }
  return { sheets, from1904, sharedStrings: ofKind('sharedStrings'), styles: ofKind('styles') };
};

const workbookName = async (zip: Zip): Promise<string> => {
  if (!entryOf(zip, ROOT)) throw new SpreadsheetProblem(otherKind(zip) ?? 'not-a-spreadsheet');
  const relations = await relationsOf(zip, '');
  const target = relations.find(({ kind }) => kind === 'officeDocument')?.target;
  if (!target || !/(^|\/)xl\//i.test(target)) {
    if (!target?.endsWith('workbook.xml')) throw new SpreadsheetProblem('not-a-spreadsheet');
  }
  if (/\.bin$/i.test(target)) throw new SpreadsheetProblem('other-spreadsheet');
  return target;
};

const otherKind = (zip: Zip) =>
  entryOf(zip, 'mimetype') && entryOf(zip, 'content.xml') ? 'other-spreadsheet' : undefined;

type Relation = {
  readonly id: string;
  /** The last segment of its type: transitional and strict files differ in the prefix. */
  readonly kind: string;
  readonly target: string;
};

const relationsOf = async (zip: Zip, part: string): Promise<Relation[]> => {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const name = part === '' ? ROOT : `${folder}_rels/${part.slice(slash)}.rels`;
  const entry = entryOf(zip, name);
  if (!entry) return [];
  return [...xmlTags(await partText(zip, entry), name)]
    .filter((tag) => tag.name === 'Relationship' && tag.attribute('TargetMode') !== 'External')
    .map((tag) => ({
      id: tag.attribute('Id') ?? '',
      kind: tag.attribute('Type')?.split('/').at(-1) ?? '',
      target: resolved(folder, tag.attribute('Target') ?? ''),
    }));
};

/** `../xl/sheet.xml` relative to a folder, `/xl/sheet.xml` to the root. */
const resolved = (folder: string, target: string): string => {
  const spelled = target.replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of (spelled.startsWith('/') ? spelled : folder + spelled).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
};

const needed = (zip: Zip, name: string): ZipEntry => {
  const entry = entryOf(zip, name);
  if (!entry) throw new SpreadsheetProblem('part-missing', { detail: name });
  return entry;
};

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
