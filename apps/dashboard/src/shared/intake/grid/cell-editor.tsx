import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Step } from './cell-position.ts';

type CellEditorProps = {
  label: string;
  initial: string;
  /** How it is written, while it is empty. */
  placeholder?: string | undefined;
  /** The id of a datalist to choose from. */
  options?: string | undefined;
  onCommit: (text: string, step: Step | null) => void;
  onCancel: () => void;
};

/** Enter commits and moves down, Tab commits and moves sideways, Escape cancels. Blur commits. */
export const CellEditor = ({ label, initial, placeholder, options, onCommit, onCancel }: CellEditorProps) => {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(-1, -1);
  }, []);

  const end = (act: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const step = STEPS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (step) end(() => onCommit(text.trim(), step));
    else if (event.key === 'Escape') end(onCancel);
    else return;
    event.preventDefault();
  };

  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      placeholder={placeholder}
      list={options}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKey}
      onBlur={() => end(() => onCommit(text.trim(), null))}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
    />
  );
};

const STEPS: Readonly<Record<string, Step>> = {
  Enter: { rows: 1 },
  'Shift+Enter': { rows: -1 },
  Tab: { columns: 1 },
  'Shift+Tab': { columns: -1 },
};
