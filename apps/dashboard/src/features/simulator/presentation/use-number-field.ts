import { useState } from 'react';
import { readVaNumber } from './va-number-input.ts';

export type NumberField = {
  text: string;
  isRefused: boolean;
  type: (text: string) => void;
  /** The number to look up; null, with an error at the field, if it is invalid. */
  check: () => string | null;
};

/** The field follows the address, also on Back. A rejected number stays in the field, so that the user can correct it. */
export const useNumberField = (asked: string): NumberField => {
  const [shown, setShown] = useState(asked);
  const [text, setText] = useState(asked);
  const [isRefused, setRefused] = useState(isNoNumber(asked));

  if (asked !== shown) {
    setShown(asked);
    if (asked !== '' || !isRefused) {
      setText(asked);
      setRefused(isNoNumber(asked));
    }
  }

  return {
    text,
    isRefused,
    type: (typed) => {
      setText(typed);
      setRefused(false);
    },
    check: () => {
      const number = readVaNumber(text);
      setRefused(number === null);
      return number;
    },
  };
};

const isNoNumber = (asked: string): boolean => asked !== '' && readVaNumber(asked) === null;
