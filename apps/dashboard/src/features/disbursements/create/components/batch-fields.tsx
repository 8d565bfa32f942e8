import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { TextField } from '../../../../shared/ui/field.tsx';

export interface BatchWords {
  readonly name: string;
  readonly description: string;
}

interface BatchFieldsProps {
  words: BatchWords;
  onChange: (words: BatchWords) => void;
  error: string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
}

export function BatchFields({ words, onChange, error, nameRef }: BatchFieldsProps) {
  const t = useT('create');
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
    >
      <TextField
        ref={nameRef}
        label={t('batch.name')}
        hint={t('batch.nameHint')}
        error={error}
        value={words.name}
        maxLength={128}
        autoComplete="off"
        onChange={(event) => onChange({ ...words, name: event.target.value })}
      />
      <TextField
        label={t('batch.description')}
        optional
        value={words.description}
        maxLength={255}
        autoComplete="off"
        onChange={(event) => onChange({ ...words, description: event.target.value })}
      />
    </chakra.div>
  );
}
