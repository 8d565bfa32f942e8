import { chakra } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import type { BatchHead } from '../batch-head.ts';

type BatchFieldsProps = {
  head: BatchHead;
  onChange: (head: BatchHead) => void;
  errors: Readonly<Partial<Record<'name' | 'description', string>>>;
  nameRef: RefObject<HTMLInputElement | null>;
  descriptionRef: RefObject<HTMLInputElement | null>;
  /** The balance that pays, if there is a choice. */
  paidFrom: ReactNode;
};

export const BatchFields = (props: BatchFieldsProps) => {
  const { head, onChange, errors, nameRef, descriptionRef, paidFrom } = props;
  const t = useT('create');
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${paidFrom ? 3 : 2}, minmax(0, 1fr))` }}
    >
      <TextField
        ref={nameRef}
        label={t('batch.name')}
        hint={t('batch.nameHint')}
        error={errors.name}
        value={head.name}
        maxLength={128}
        autoComplete="off"
        onChange={(event) => onChange({ ...head, name: event.target.value })}
      />
      <TextField
        ref={descriptionRef}
        label={t('batch.description')}
        optional
        error={errors.description}
        value={head.description}
        maxLength={255}
        autoComplete="off"
        onChange={(event) => onChange({ ...head, description: event.target.value })}
      />
      {paidFrom}
    </chakra.div>
  );
};
