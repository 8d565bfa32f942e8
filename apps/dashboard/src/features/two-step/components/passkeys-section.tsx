import { chakra } from '@chakra-ui/react';
import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { hasPasskeys } from '../../../shared/lib/passkeys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Passkey } from '../api/types.ts';
import { useTwoStepActions } from '../api/use-two-step.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { useConfirmed } from './use-confirmed.tsx';

type PasskeysSectionProps = {
  passkeys: readonly Passkey[];
  onChanged: (codes: readonly string[]) => void;
};

/** Passkeys are a second step, and sign in alone. */
export const PasskeysSection = ({ passkeys, onChanged }: PasskeysSectionProps) => {
  const t = useT('two-step');
  const toast = useToast();
  const { addPasskey, removePasskey } = useTwoStepActions();
  const { run, shown } = useConfirmed();
  const [isNaming, setNaming] = useState(false);

  const add = (name: string) => {
    setNaming(false);
    void run({ title: t('passkey.add'), purpose: 'passkey', action: { name } }, async (otpToken) => {
      const codes = await addPasskey(name, otpToken);
      toast.success(t('passkey.done'));
      onChanged(codes);
    });
  };
  const remove = ({ id }: Passkey) =>
    run({ title: t('passkey.remove'), purpose: 'passkey_remove', action: { id } }, async (otpToken) => {
      await removePasskey(id, otpToken);
      toast.success(t('passkey.removed'));
      onChanged([]);
    });

  return (
    <Section title={t('passkey.title')} description={t('passkey.hint')} data-section="passkeys">
      <chakra.div display="grid" gap="3">
        {passkeys.length === 0 ? <chakra.p color="fg.muted">{t('passkey.none')}</chakra.p> : null}
        {passkeys.length > 0 ? (
          <chakra.ul listStyleType="none" m="0" p="0" aria-label={t('passkey.title')}>
            {passkeys.map((one) => (
              <PasskeyRow key={one.id} passkey={one} onRemove={() => void remove(one)} />
            ))}
          </chakra.ul>
        ) : null}
        <div>
          <Button
            disabledReason={whyNot(passkeys, t)}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setNaming(true)}
          >
            {t('passkey.add')}
          </Button>
        </div>
        {shown}
      </chakra.div>
      <PasskeyDialog open={isNaming} onClose={() => setNaming(false)} onName={add} />
    </Section>
  );
};

const whyNot = (passkeys: readonly Passkey[], t: ReturnType<typeof useT<'two-step'>>): string | undefined => {
  if (!hasPasskeys()) return t('passkey.unsupported');
  const { maxPasskeys: max } = TWO_STEP_POLICY;
  return passkeys.length < max ? undefined : t('passkey.limit', { max });
};

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const t = useT('two-step');
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      py="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <chakra.div minW="0">
        <chakra.p textStyle="strong" overflowWrap="anywhere">
          {passkey.name}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {t('passkey.added')} <Time value={passkey.created_at} format="date" /> ·{' '}
          {passkey.last_used_at ? (
            <>
              {t('passkey.used')} <Time value={passkey.last_used_at} />
            </>
          ) : (
            t('passkey.unused')
          )}
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        variant="dangerOutline"
        onClick={onRemove}
        aria-label={t('passkey.removeOf', { name: passkey.name })}
      >
        {t('remove')}
      </Button>
    </chakra.li>
  );
};
