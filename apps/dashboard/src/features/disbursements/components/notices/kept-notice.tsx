import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';

type KeptNoticeProps = {
  /** Why nothing can be changed any more. */
  locked: string | undefined;
  /** What changed, if it can still be edited. */
  changed?: string | undefined;
  isTyped: boolean;
};

/** What a colleague changed while the form was open, and what happened to the typed text. */
export const KeptNotice = ({ locked, changed, isTyped }: KeptNoticeProps) => {
  const t = useT('disbursements');
  const ref = useRef<HTMLDivElement>(null);

  // If the focused button is gone, move the focus to the reason. Do not move it away from a field.
  useEffect(() => {
    if (locked !== undefined && document.activeElement === document.body) ref.current?.focus();
  }, [locked]);

  const title = locked ?? changed;
  if (title === undefined) return null;
  return (
    <chakra.div ref={ref} tabIndex={-1} flex="1 0 100%" outline="0">
      <Banner tone="warning" live="alert" title={title}>
        {isTyped ? t(locked === undefined ? 'kept.unsaved' : 'kept.toCopy') : null}
      </Banner>
    </chakra.div>
  );
};
