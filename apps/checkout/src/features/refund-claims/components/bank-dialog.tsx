import type { RefundBank } from '@dasbor/sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import fieldCss from '../../../shared/ui/field.module.css';
import { useT } from '../locales/words.ts';
import css from './bank-dialog.module.css';
import { banksLike } from './banks-like.ts';

type BankDialogProps = {
  banks: readonly RefundBank[];
  chosen: string;
  onChoose: (code: string) => void;
  onClose: () => void;
};

/** The whole screen on a phone. The browser keeps the focus inside and returns it. */
export const BankDialog = ({ banks, chosen, onChoose, onClose }: BankDialogProps) => {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const found = banksLike(banks, text);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // On a phone the keyboard would cover the list.
    if (matchMedia('(pointer: fine)').matches) element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      class={css['dialog']}
      aria-labelledby="banks-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => moveByArrows(event)}
    >
      <div class={css['top']}>
        <h2 id="banks-title">{t('banks.title')}</h2>
        <button type="button" class={css['close']} aria-label={t('banks.close')} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <input
          type="search"
          class={fieldCss['control']}
          aria-label={t('banks.search')}
          placeholder={t('banks.search')}
          autoComplete="off"
          spellcheck={false}
          enterKeyHint="search"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Inside the form, Enter would send it.
            event.preventDefault();
            const [only, another] = found;
            if (only && !another) onChoose(only.code);
          }}
        />
      </div>
      <p role="status" class={found.length > 0 ? css['hidden'] : css['none']}>
        {found.length > 0 ? t('banks.found', { count: found.length }) : t('banks.none', { text })}
      </p>
      {GROUPS.map((type) => (
        <BankGroup
          key={type}
          title={t(`banks.${type}`)}
          banks={found.filter((bank) => bank.type === type)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </dialog>
  );
};

const GROUPS = ['ewallet', 'bank'] as const satisfies readonly RefundBank['type'][];

type BankGroupProps = Omit<BankDialogProps, 'onClose'> & { title: string };

const BankGroup = ({ title, banks, chosen, onChoose }: BankGroupProps) => {
  if (banks.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {banks.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              class={css['bank']}
              aria-pressed={code === chosen}
              onClick={() => onChoose(code)}
            >
              {name}
              {code === chosen && (
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m5 12.5 5 5 9-11" />
                </svg>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the search through the list and back. */
const moveByArrows = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  event.preventDefault();
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
};
