// The lines of the product specification: docs/specification/<point>-<name>.yaml.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FIELDS = ['text', 'screen', 'operation', 'rule', 'decision', 'untestable'];

/**
 * @param {string} folder
 * @returns {Point[]} in order of their numbers
 * @typedef {{ number: number, title: string, lines: Line[] }} Point
 * @typedef {{ id: string, text: string, screen: string[], operation: string[], rule: string[], decision: string[], untestable?: string }} Line
 *   `untestable`: why no test can prove it
 */
export const readPoints = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readPoint(readFileSync(join(folder, name), 'utf8'), name))
    .sort((a, b) => a.number - b.number);

/** Throws if a line has an unknown field or a number of another point. */
export const readPoint = (text, name) => {
  // Everything is a string: 2.10 is not 2.1.
  const { point, title, lines } = parse(text, { schema: 'failsafe' });
  return {
    number: Number(point),
    title,
    lines: Object.entries(lines).map((entry) => lineOf(entry, point, name)),
  };
};

const lineOf = ([id, written], point, name) => {
  const said = typeof written === 'string' ? { text: written } : written;
  const unknown = Object.keys(said).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) throw new Error(`${name}: ${id} has the unknown field ${unknown.join(', ')}`);
  if (!id.startsWith(`${point}.`)) throw new Error(`${name}: ${id} is no line of point ${point}`);
  const { text, untestable, ...places } = said;
  const listed = ['screen', 'operation', 'rule', 'decision'].map((field) => [field, split(places[field])]);
  return { id, text, untestable, ...Object.fromEntries(listed) };
};

const split = (text = '') => text.split(', ').filter(Boolean);
