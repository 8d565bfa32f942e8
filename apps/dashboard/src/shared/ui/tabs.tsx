import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
}

interface TabsProps<Key extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  children: ReactNode;
}

/** One panel of several. Arrow keys move and choose, as nothing has to be fetched. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const id = useId();

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.key === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  }

  return (
    <div>
      <chakra.div role="tablist" aria-label={label} onKeyDown={onKey} css={TABS}>
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
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const TABS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  borderBottomWidth: '1px',
  '& button': {
    minH: '9',
    textStyle: 'label',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
  '& button:hover': { color: 'fg' },
  '& button[aria-selected=true]': { color: 'brand.fg', borderColor: 'brand.solid', fontWeight: 'semibold' },
} as const;
