import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useT } from '../i18n/use-t.ts';
import { Field } from '../ui/fields/field.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { Input } from '../ui/fields/input.tsx';
import { isSpelled, matching, type SearchOption, theOneSpelled } from './search-options.ts';

export type SearchChoiceProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly SearchOption[];
  /** The selected value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The text to show when nothing matches. */
  nothing: string;
  /** Suggestions to offer when nothing matches. */
  nearest?: (text: string) => readonly SearchOption[];
};

/** A combobox. The focus stays in the field; `aria-activedescendant` announces the active option. */
export const SearchChoice = (props: SearchChoiceProps) => {
  const { label, hint, error, options, value, onChange, nothing, nearest } = props;
  const t = useT('shared');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const fitting = isOpen ? matching(options, typed) : [];
  const meant = isOpen && fitting.length === 0 ? (nearest?.(typed) ?? []) : [];
  const found = fitting.length > 0 ? fitting : meant;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  const take = (option: SearchOption | undefined) => {
    if (option) onChange(option.value);
    setTyped(null);
  };

  /** Selects the option that the text spells exactly; otherwise restores the text of the selected option. */
  const leave = () => {
    const option = theOneSpelled(options, typed ?? '');
    take(option?.value === value ? undefined : option);
  };

  const onPressOutside = useEffectEvent((event: PointerEvent) => {
    if (!box.current?.contains(event.target as Node)) leave();
  });
  useEffect(() => {
    if (!isOpen) return;
    // Pressing a form button does not move the focus out of the field.
    document.addEventListener('pointerdown', onPressOutside);
    return () => document.removeEventListener('pointerdown', onPressOutside);
  }, [isOpen]);

  const open = () => {
    if (isOpen) return;
    setTyped('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };

  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      const last = found.length - 1;
      setActive((at) => Math.min(last, Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))));
    }
    if (key === 'Enter' && isOpen) {
      event.preventDefault();
      // If no option is highlighted, Enter highlights one first, so a typo cannot select the wrong one.
      if (active < 0) setActive(0);
      else take(found[active]);
    }
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      setTyped(null);
    }
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.div ref={box} position="relative">
          <Input
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? chosen?.label ?? ''}
            placeholder={isOpen ? chosen?.label : undefined}
            pe="9"
            onClick={open}
            onKeyDown={onKey}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              setActive(isSpelled(matching(options, text)[0], text) ? 0 : -1);
            }}
            onBlur={() => {
              leave();
              props.onBlur?.();
            }}
          />
          <chakra.span
            position="absolute"
            insetEnd="3"
            top="50%"
            transform="translateY(-50%)"
            color="fg.muted"
            pointerEvents="none"
          >
            <ChevronDownIcon />
          </chakra.span>
          <chakra.div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            hidden={!isOpen}
            css={LIST}
            // Keep the focus in the field while an option is pressed.
            onPointerDown={(event) => event.preventDefault()}
          >
            {isOpen && fitting.length === 0 ? (
              // An open listbox needs at least one option, even a disabled one.
              <div role="option" tabIndex={-1} aria-selected={false} aria-disabled>
                {meant.length > 0 ? `${nothing} ${t('form.meant')}` : nothing}
              </div>
            ) : null}
            {found.map((option, index) => (
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => take(option)}
                onKeyDown={onKey}
              >
                {option.label}
                {option.note ? <small>{option.note}</small> : null}
              </div>
            ))}
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  );
};

const LIST = {
  position: 'absolute',
  zIndex: 'sticky',
  top: 'calc(100% + 4px)',
  insetX: '0',
  maxH: '16rem',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'panel',
  boxShadow: 'lg',
  '&[hidden]': { display: 'none' },
  '& [role=option]': {
    minH: '9',
    px: '2.5',
    py: '1.5',
    borderRadius: 'sm',
    textStyle: 'body',
    cursor: 'pointer',
  },
  '& [role=option] > small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  '& [aria-selected=true]': { bg: 'bg.subtle' },
  '& [aria-disabled=true]': { textStyle: 'small', color: 'fg.muted', cursor: 'default' },
} as const;
