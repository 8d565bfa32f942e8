import type { Decision, Decisions } from '@dasbor/domain/reconciliation';
import { useState } from 'react';
import { useScope } from '../../../shared/state/session.ts';
import { useDraftOf } from '../../../shared/unsaved/use-draft.ts';

/** What a person added to the result: notes by line or record, and decisions by probable match. */
export type Work = {
  readonly decisions: Decisions;
  readonly notes: Readonly<Record<string, string>>;
};

const NONE: Work = { decisions: {}, notes: {} };

/** Kept on this device for this person and this content of a statement, until the sign-out. */
export const useWork = (content: string) => {
  const { restored, keep, clear } = useDraftOf<Work>(
    `${useScope().join(' ')} reconciliation ${content}`,
    isWork,
  );
  const [work, setWork] = useState(restored ?? NONE);

  const change = (next: Work) => {
    setWork(next);
    if (Object.keys(next.decisions).length + Object.keys(next.notes).length === 0) clear();
    else keep(next);
  };
  return {
    work,
    decide: (match: string, as: Decision | null) =>
      change({ ...work, decisions: changed(work.decisions, match, as) }),
    note: (key: string, text: string) => change({ ...work, notes: changed(work.notes, key, text || null) }),
  };
};

const changed = <T>(all: Readonly<Record<string, T>>, key: string, value: T | null) => {
  const { [key]: _, ...others } = all;
  return value === null ? others : { ...others, [key]: value };
};

/** A draft of another version may be stored. */
export const isWork = (value: unknown): value is Work =>
  isRecord(value) &&
  isRecord(value['decisions']) &&
  Object.values(value['decisions']).every((as) => as === 'confirmed' || as === 'rejected') &&
  isRecord(value['notes']) &&
  Object.values(value['notes']).every((text) => typeof text === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
