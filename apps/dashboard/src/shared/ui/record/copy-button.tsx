import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../button.tsx';
import { CheckIcon, CopyIcon } from '../icons.tsx';
import { useToast } from '../toast.tsx';

export type CopyButtonProps = {
  value: string;
  /** What is copied, e.g. "ID pembayaran"; becomes part of the button's name. */
  what: string;
};

export const CopyButton = ({ value, what }: CopyButtonProps) => {
  const t = useT('shared');
  const toast = useToast();
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast.success(t('copy.done', { what }));
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error(t('copy.failed'));
    }
  };

  return (
    <IconButton size="xs" label={t('copy.label', { what })} onClick={() => void copy()}>
      {copied ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
};
