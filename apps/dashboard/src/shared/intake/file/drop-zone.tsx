import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';

type DropZoneProps = {
  /** A file is being dragged over the page. */
  isOver: boolean;
  /** For screen readers. */
  label: string;
  /** What a file may contain. */
  hint: string;
  /** Whether an old xls can be opened. */
  takesOld?: boolean;
  onFile: (file: File) => void;
};

/** A file by drag, by click, or pasted anywhere on the page. */
export const DropZone = ({ isOver, label, hint, takesOld = false, onFile }: DropZoneProps) => {
  const t = useT('intake');
  const input = useRef<HTMLInputElement>(null);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <chakra.div
      data-drop={isOver ? 'over' : 'waiting'}
      display="grid"
      justifyItems="center"
      gap="3"
      px="4"
      py={{ base: '8', sm: '12' }}
      textAlign="center"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? 'brand.solid' : 'border.control'}
      borderRadius="panel"
      bg={isOver ? 'brand.subtle' : 'bg.subtle'}
    >
      <p>{isOver ? t('drop.over') : t('drop.lead')}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('drop.pick')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        // Android reports many MIME types for CSV, so the content determines the format.
        accept={takesOld ? `${KINDS},.xls` : KINDS}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <chakra.p textStyle="small" color="fg.muted" maxW="30rem">
        {hint}
      </chakra.p>
    </chakra.div>
  );
};

const KINDS = '.xlsx,.xlsm,.csv,.txt,text/csv,text/plain';
