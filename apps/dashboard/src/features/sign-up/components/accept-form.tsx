import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import { type SubmitEvent, useState } from 'react';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { PasswordRules } from '../../../shared/forms/password-rules.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import type { Invitation } from '../api/use-invitation.ts';
import { useSignUp } from '../api/use-sign-up.ts';
import { isOfLink, LinkSpent } from './link-spent.tsx';

type Field = 'password' | 'password_confirmation';

type AcceptFormProps = {
  token: string;
  invitation: Invitation;
  onDone: () => void;
};

export const AcceptForm = ({ token, invitation, onDone }: AcceptFormProps) => {
  const t = useT('sign-up');
  const words = useCodeWords();
  const { acceptInvitation } = useSignUp();
  const { needs_password: asksPassword } = invitation;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tries, setTries] = useState(0);
  const form = useProblemFocus(tries);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof besideFields<Field>>>();
  const [busy, setBusy] = useState(false);
  const wordsOf = (field: Field) => words(refused?.[field]?.code, refused?.[field]?.params);
  const isWrong = asksPassword && passwordProblems(password).length > 0;
  const mismatch = asksPassword && password !== confirmation ? 'DPAY_PASSWORD_MISMATCH' : undefined;

  const submit = async () => {
    setTries((count) => count + 1);
    setRefused(undefined);
    if (busy || isWrong || mismatch) return;
    setBusy(true);
    setFailure(null);
    try {
      await acceptInvitation(token, asksPassword ? { password, confirmation } : undefined);
      onDone();
    } catch (error) {
      const next = describeFailure(error);
      const beside = besideFields(next.fields, ['password', 'password_confirmation']);
      if (!beside) return setFailure(next);
      setRefused(beside);
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  if (failure && isOfLink(failure)) return <LinkSpent />;
  return (
    <chakra.form
      ref={form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      display="grid"
      gap="5"
    >
      <Summary invitation={invitation} />
      {failure ? <FailureBanner failure={failure} title={t('invitation.failed')} /> : null}
      {asksPassword ? (
        <>
          <PasswordField
            label={t('invitation.password')}
            autoComplete="new-password"
            size="lg"
            value={password}
            onChange={(event) => {
              setRefused(undefined);
              setPassword(event.target.value);
            }}
            error={tries > 0 && isWrong ? t('form.unmet') : wordsOf('password')}
            hint={<PasswordRules password={password} />}
          />
          <PasswordField
            label={t('invitation.confirmation')}
            autoComplete="new-password"
            size="lg"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            error={(tries > 0 ? words(mismatch) : undefined) ?? wordsOf('password_confirmation')}
          />
        </>
      ) : null}
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {asksPassword ? t('invitation.submit') : t('invitation.accept')}
      </Button>
    </chakra.form>
  );
};

const Summary = ({ invitation }: { invitation: Invitation }) => {
  const t = useT('sign-up');
  const { inviter_name: inviter, merchant_name: merchant, email, role_name, needs_password } = invitation;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {inviter ? t('invitation.by', { inviter, merchant }) : t('invitation.to', { merchant })}
      </chakra.p>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        textStyle="small"
      >
        <chakra.dt color="fg.subtle">{t('invitation.email')}</chakra.dt>
        <chakra.dd overflowWrap="anywhere">{email}</chakra.dd>
        <chakra.dt color="fg.subtle">{t('invitation.role')}</chakra.dt>
        <chakra.dd>{role_name}</chakra.dd>
      </chakra.dl>
      <chakra.p color="fg.muted">
        {needs_password ? t('invitation.intro') : t('invitation.introKnown')}
      </chakra.p>
      {needs_password ? (
        <input hidden readOnly name="username" autoComplete="username" value={email} />
      ) : null}
    </chakra.div>
  );
};
