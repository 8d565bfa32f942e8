import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { object } from 'yup';
import { Form } from '../../../shared/forms/form.tsx';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { decided, type FormSchema, required } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { checkPublicKey } from '../api/check-public-key.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';

/** The merchant's own public key: its details, and a field to replace it. */
export const OwnKeySection = ({ snapKey }: { snapKey: SnapKey }) => {
  const t = useT('snap-keys');
  const isRevoked = snapKey.status === 'revoked';
  const [isEditing, setEditing] = useState(false);
  const isOpen = !isRevoked && (isEditing || snapKey.public_key_fingerprint === null);
  return (
    <Section
      title={t('own.section')}
      actions={
        isOpen || isRevoked ? null : (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('own.replace')}
          </Button>
        )
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        {t('own.text')}
      </chakra.p>
      {snapKey.public_key_fingerprint === null ? null : (
        <DescriptionList
          items={[
            {
              key: 'fingerprint',
              label: t('own.fingerprint'),
              value: (
                <chakra.span textStyle="id" fontSize="xs">
                  {snapKey.public_key_fingerprint}
                </chakra.span>
              ),
              copy: snapKey.public_key_fingerprint,
            },
            {
              key: 'size',
              label: t('own.size'),
              value: t('list.bits', { bits: snapKey.public_key_bits ?? 0 }),
            },
            { key: 'set', label: t('own.setAt'), value: <Time value={snapKey.public_key_set_at} /> },
          ]}
        />
      )}
      {isOpen ? (
        <PublicKeyForm
          snapKey={snapKey}
          onDone={() => setEditing(false)}
          canCancel={snapKey.public_key_fingerprint !== null}
        />
      ) : null}
    </Section>
  );
};

type PublicKeyFormProps = {
  snapKey: SnapKey;
  onDone: () => void;
  canCancel: boolean;
};

/** As the contract names it. */
type Values = {
  public_key: string;
};

const publicKeySchema: FormSchema<Values, undefined> = object({ public_key: decided(required) });

const PublicKeyForm = ({ snapKey, onDone, canCancel }: PublicKeyFormProps) => {
  const t = useT('snap-keys');
  const toast = useToast();
  const otp = useOtpStep();
  const { setPublicKey } = useSnapKeyActions(snapKey.id);
  // May be the private key, pasted by mistake: never stored in a draft.
  const form = useForm({
    initial: { public_key: '' },
    schema: publicKeySchema,
    submit: async ({ public_key: pem }, { mark }) => {
      const wrong = await checkPublicKey(pem);
      if (wrong) return mark({ public_key: wrong });
      const confirmable = {
        purpose: 'snap_public_key_set',
        action: { id: snapKey.id, public_key: pem },
      } as const;
      const confirmed = await confirmedBy(otp, snapKey.mode === 'live' ? confirmable : null);
      if (!confirmed) return;
      await setPublicKey(pem, confirmed);
      toast.success(t('own.saved'));
      onDone();
    },
  });
  const { error, onBlur, ...field } = form.field('public_key');

  const leave = async () => {
    onBlur();
    const wrong = field.value === '' ? undefined : await checkPublicKey(field.value);
    if (wrong) form.mark({ public_key: wrong });
  };

  return (
    <>
      <Form form={form} gap="3" mt="3">
        {form.banner}
        <Field label={t('own.field')} hint={t('own.hint')} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              h="auto"
              py="2"
              fontFamily="mono"
              fontSize="xs"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={4096}
              {...field}
              onBlur={() => void leave()}
            />
          )}
        </Field>
        <TextBlock label={t('own.how')} text={HOW} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button type="submit" variant="primary" loading={form.isBusy}>
            {t('own.save')}
          </Button>
          {canCancel ? <Button onClick={onDone}>{t('own.cancel')}</Button> : null}
        </chakra.div>
      </Form>
      <CodeDialog title={t('own.confirm')} otp={otp} />
    </>
  );
};

const HOW = [
  'openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out snap-private.pem',
  'openssl pkey -in snap-private.pem -pubout -out snap-public.pem',
].join('\n');
