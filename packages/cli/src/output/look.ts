import type { World } from '../world.ts';
import type { Look } from './table.ts';

/** NO_COLOR is a convention of many commands (no-color.org). */
export const lookOf = ({ env, columns }: World): Look => ({
  columns,
  hasColour: columns !== undefined && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
});
