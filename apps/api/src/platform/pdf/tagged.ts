import { PDFDict, PDFHexString, PDFName, PDFNumber, PDFOperator, PDFOperatorNames } from 'pdf-lib';
import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';

/** What an element is, as PDF names it (ISO 32000-1, 14.8.4). */
export type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

type Mark = { page: number; number: number };
type Element = { tag: Tag | 'Document'; alt?: string; kids: (Element | Mark)[] };

/** Tells screen readers what is on the pages, in reading order. */
export type Tags = {
  addPage: (page: PDFPage) => void;
  /** What is drawn belongs to an element of its own, which can have others in it. */
  element: (tag: Tag, draw: () => void, alt?: string) => void;
  /** Text or a figure of the current element, on the last page. */
  content: (draw: () => void) => void;
  /** Rules, backgrounds, page numbers and whatever was read out before. */
  artifact: (page: PDFPage, draw: () => void) => void;
  finish: (language: string) => void;
};

export const makeTags = (pdf: PDFDocument): Tags => {
  const root: Element = { tag: 'Document', kids: [] };
  const pages: Pages = [];
  let current = root;
  let isArtifact = false;
  return {
    addPage: (page) => {
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(pages.length));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      pages.push({ page, owners: [] });
    },
    element: (tag, draw, alt) => {
      if (isArtifact) return draw();
      const outer = current;
      current = { tag, kids: [], ...(alt !== undefined && { alt }) };
      outer.kids.push(current);
      draw();
      current = outer;
    },
    content: (draw) => {
      if (isArtifact) return draw();
      const { page, owners } = pages.at(-1) as Pages[number];
      const number = owners.length;
      owners.push(current);
      current.kids.push({ page: pages.length - 1, number });
      mark(page, [PDFName.of(current.tag), `<</MCID ${number}>>`], draw);
    },
    artifact: (page, draw) => {
      if (isArtifact) return draw();
      isArtifact = true;
      mark(page, [PDFName.of('Artifact')], draw);
      isArtifact = false;
    },
    finish: (language) => writeTree(pdf, { root, pages, language }),
  };
};

const mark = (page: PDFPage, what: (PDFName | string)[], draw: () => void): void => {
  const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = PDFOperatorNames;
  page.pushOperators(PDFOperator.of(what.length > 1 ? BeginMarkedContentSequence : BeginMarkedContent, what));
  draw();
  page.pushOperators(PDFOperator.of(EndMarkedContent));
};

type Pages = { page: PDFPage; owners: Element[] }[];
type Tree = { root: Element; pages: Pages; language: string };

const writeTree = (pdf: PDFDocument, { root, pages, language }: Tree): void => {
  const { context, catalog } = pdf;
  const refs = new Map<Element, PDFRef>();
  const write = (element: Element, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(element, ref);
    const kids = element.kids.map((kid) =>
      'tag' in kid
        ? write(kid, ref)
        : context.obj({ Type: 'MCR', Pg: (pages[kid.page] as Pages[number]).page.ref, MCID: kid.number }),
    );
    const dict = context.obj({ Type: 'StructElem', S: element.tag, P: parent, K: kids });
    if (element.alt !== undefined) dict.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt));
    if (element.tag === 'TH') dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }));
    context.assign(ref, dict);
    return ref;
  };
  const tree = context.nextRef();
  const top = write(root, tree);
  const owners = pages.flatMap((one, index) => [
    PDFNumber.of(index),
    context.register(context.obj(one.owners.map((owner) => refs.get(owner) as PDFRef))),
  ]);
  const parents = context.register(context.obj({ Nums: owners }));
  context.assign(
    tree,
    context.obj({ Type: 'StructTreeRoot', K: top, ParentTree: parents, ParentTreeNextKey: pages.length }),
  );
  catalog.set(PDFName.of('StructTreeRoot'), tree);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Lang'), PDFHexString.fromText(language));
  const preferences = PDFDict.withContext(context);
  preferences.set(PDFName.of('DisplayDocTitle'), context.obj(true));
  catalog.set(PDFName.of('ViewerPreferences'), preferences);
};
