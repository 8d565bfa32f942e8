import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { TAB_BAR, useTabInSight } from './tab-bar.ts';

export type Tab<Key extends string> = {
  key: Key;
  label: string;
};

type TabsProps<Key extends string> = {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  children: ReactNode;
};

/** One panel of several. Arrow keys move and choose, as nothing has to be fetched. */
export const Tabs = <Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) => {
  const id = useId();
  const bar = useTabInSight<HTMLDivElement>(value);

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.key === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  return (
    <div>
      <chakra.div
        ref={bar}
        role="tablist"
        aria-label={label}
        onKeyDown={onKey}
        position="relative"
        css={TAB_BAR}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </chakra.div>
      <chakra.div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} pt="4">
        {children}
      </chakra.div>
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
