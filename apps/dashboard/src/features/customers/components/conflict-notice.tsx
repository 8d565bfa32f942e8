import { chakra } from '@chakra-ui/react';
import { CUSTOMER_FIELDS, type CustomerField } from '@dasbor/domain/customers';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { type ContactValues, editedFields } from '../forms/contact-values.ts';
import { useFieldText } from '../presentation/use-field-text.ts';

/** What somebody else changed while the form was open. */
export type Conflict = {
  by: string;
  fields: NonNullable<Failure['fields']>;
  /** What the user had typed when they pressed Save. */
  before: ContactValues;
};

type ConflictNoticeProps = {
  conflict: Conflict;
  values: ContactValues;
  /** Replaces what was typed by the value that is stored now. */
  onTake: (field: CustomerField) => void;
};

/** Names each field that somebody else changed, with the stored value and what the user typed. */
export const ConflictNotice = ({ conflict, values, onTake }: ConflictNoticeProps) => {
  const t = useT('customers');
  const typed = editedFields(values);
  const wasTyped = editedFields(conflict.before);
  const changed = CUSTOMER_FIELDS.flatMap((field) => {
    const told = conflict.fields.find((one) => one.field === field);
    return told ? [{ field, by: told.params?.['by'], at: told.params?.['at'] }] : [];
  });
  return (
    <Banner tone="warning" live="alert" title={t('conflict.title', { name: conflict.by })}>
      {t('conflict.text')}
      <chakra.dl m="0" mt="3" display="grid" gap="3">
        {changed.map(({ field, by, at }) => (
          <chakra.div key={field} data-conflict={field}>
            <chakra.dt fontWeight="medium">{t(`field.${field}`)}</chakra.dt>
            <chakra.dd m="0">
              <Now field={field} text={values.seen[field]} by={String(by ?? '')} at={String(at ?? '')} />
              {wasTyped.includes(field) ? (
                <>
                  <chakra.span display="block">
                    {t('conflict.yours')} <Shown field={field} text={conflict.before[field]} />
                  </chakra.span>
                  {typed.includes(field) ? (
                    <Button size="xs" mt="1" onClick={() => onTake(field)}>
                      {t('conflict.take')}
                    </Button>
                  ) : (
                    <chakra.span textStyle="small">{t('conflict.taken')}</chakra.span>
                  )}
                </>
              ) : (
                <chakra.span textStyle="small">{t('conflict.untouched')}</chakra.span>
              )}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Banner>
  );
};

type NowProps = { field: CustomerField; text: string; by: string; at: string };

const Now = ({ field, text, by, at }: NowProps) => {
  const t = useT('customers');
  return (
    <chakra.span display="block">
      {t('conflict.now')} <Shown field={field} text={text} />{' '}
      <chakra.span textStyle="small">
        ({by}
        {at ? (
          <>
            , <Time value={at} />
          </>
        ) : null}
        )
      </chakra.span>
    </chakra.span>
  );
};

const Shown = ({ field, text }: { field: CustomerField; text: string }) => {
  const fieldText = useFieldText();
  return (
    <chakra.span fontWeight="medium" overflowWrap="anywhere">
      {text === '' ? '–' : fieldText(field, text)}
    </chakra.span>
  );
};
