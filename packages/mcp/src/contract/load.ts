import { existsSync, readFileSync } from 'node:fs';
import type { Document } from './document.ts';
import type { Tool } from './tool.ts';
import { toolsOf } from './tools.ts';

/** Published, the tools are a file beside the program; in a clone they are made from the contract. */
export const loadTools = (): Tool[] => {
  const published = new URL('./tools.json', import.meta.url);
  if (existsSync(published)) return JSON.parse(readFileSync(published, 'utf8')) as Tool[];
  const bundled = new URL('../../../../openapi/dist/served.json', import.meta.url);
  return toolsOf(JSON.parse(readFileSync(bundled, 'utf8')) as Document);
};
