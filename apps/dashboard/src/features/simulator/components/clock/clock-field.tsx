import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { Input } from '../../../../shared/ui/input.tsx';
import { localOf, momentOf } from '../../presentation/clock-moments.ts';

interface ClockFieldProps {
  now: Date;
  onMove: (moment: Date) => void;
}

/** Any moment, in Jakarta. Whether the clock may show it, the server says. */
export function ClockField({ now, onMove }: ClockFieldProps) {
  const t = useT('simulator');
  const [typed, setTyped] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const shown = typed ?? localOf(now);

  function move(event: FormEvent) {
    event.preventDefault();
    const moment = momentOf(shown);
    setIsMissing(moment === null);
    if (moment) onMove(moment);
  }

  return (
    <chakra.form
      noValidate
      onSubmit={move}
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      gap="2"
      maxW="28rem"
    >
      <chakra.div flex="1 1 14rem">
        <Field
          label={t('clock.field')}
          hint={t('clock.fieldHint')}
          error={isMissing ? t('clock.missing') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={shown}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </chakra.div>
      <Button type="submit" mt={{ sm: '6' }}>
        {t('clock.move')}
      </Button>
    </chakra.form>
  );
}
