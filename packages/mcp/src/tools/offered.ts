import type { OwnKey } from '../api.ts';
import type { Tool } from '../contract/tool.ts';
import type { Mode } from '../settings.ts';

export type Rights = { scopes: OwnKey['scopes']; mode: Mode; allowWrites: boolean };

/** Why a tool is not offered; undefined if it is. */
export const whyNot = (tool: Tool, { scopes, mode, allowWrites }: Rights): string | undefined => {
  if (!hasScope(tool.scope, scopes))
    return `The API key has no scope ${tool.scope}. A person can change the key in the dashboard, under Settings > API keys; then start this server again.`;
  if (tool.mode !== 'any' && tool.mode !== mode)
    return `${tool.name} exists only in ${tool.mode} mode, and the API key is of ${mode} mode.`;
  if (tool.isWrite && !allowWrites)
    return `${tool.name} writes, and this server only reads. A person can start it with --allow-writes.`;
  return undefined;
};

const hasScope = (scope: string, scopes: OwnKey['scopes']): boolean => {
  if (scope === 'any') return true;
  const [resource = '', access] = scope.split(':');
  const given = scopes[resource];
  return given === 'write' || (access === 'read' && given === 'read');
};
