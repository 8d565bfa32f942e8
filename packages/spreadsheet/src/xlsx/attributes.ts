import { unescapeXml } from '../xml/text.ts';

/** The attributes of a tag without a namespace prefix. */
export const attributesOf = (tag: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    found.set(name, unescapeXml(double ?? single ?? ''));
  }
  return found;
};

const ATTRIBUTE = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
