import { useEffect, useState } from 'preact/hooks';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';

type CopyableProps = {
  label: string;
  /** As people read it. */
  shown: string;
  /** As an app takes it. */
  text: string;
  /** What the button does, for a screen reader. */
  action: string;
  hint?: string;
};

const SHOWN_MS = 2_000;

export const Copyable = ({ label, shown, text, action, hint }: CopyableProps) => {
  const t = useT();
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  // Not on the server, and not where a page may not write: the number can be selected.
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setCanCopy(false),
    );
  return (
    <div class={css['copyable']}>
      <p class={css['label']}>{label}</p>
      <p class={css['number']}>{shown}</p>
      {canCopy && (
        <button type="button" aria-label={action} class={css['copy']} onClick={() => void copy()}>
          {isCopied ? t('copied') : t('copy')}
        </button>
      )}
      {hint && <p class={css['note']}>{hint}</p>}
      <span role="status" class={css['hidden']}>
        {isCopied && t('copied')}
      </span>
    </div>
  );
};
