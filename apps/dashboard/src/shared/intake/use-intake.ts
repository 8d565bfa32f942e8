import { createContext, useContext } from 'react';
import type { Intake, IntakeWords } from './intake.ts';

type IntakeOnPage = {
  intake: Intake;
  words: IntakeWords;
};

/** Memoize the value: each row of the grid reads it. */
export const IntakeContext = createContext<IntakeOnPage | null>(null);

export const useIntake = (): Intake => useOnPage().intake;

export const useIntakeWords = (): IntakeWords => useOnPage().words;

const useOnPage = (): IntakeOnPage => {
  const value = useContext(IntakeContext);
  if (!value) throw new Error('Put the parts of an intake inside IntakeContext');
  return value;
};
