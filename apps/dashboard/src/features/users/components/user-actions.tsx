import { decideHandOver, decideUserAction, type UserAction, type UserStatus } from '@dasbor/domain/users';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { userPaths } from '../../../shared/paths/account/users.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { User } from '../api/types.ts';
import { useUserChanges } from '../api/use-user-changes.ts';

/** By the rule of the server: what this person may do to that one, or why not. */
export const useUserRules = (user: User) => {
  const words = useCodeWords();
  const { user_id: id, role_id: roleId, permissions, viewing_as: viewingAs } = useSession();
  const other = { id: user.id, roleId: user.role_id, status: user.status as UserStatus };
  const me = { id, roleId, permissions };
  return {
    refusalOf: (action: UserAction): { hidden: boolean; reason: string | undefined } => {
      const decided = decideUserAction(action, me, other, user.is_last_owner ? 1 : 2);
      if (decided.ok) return { hidden: false, reason: viewingAs ? words('DPAY_VIEWING_AS') : undefined };
      const { code, params } = decided.problem;
      const hidden = code === 'DPAY_TRANSITION_NOT_ALLOWED' || code === 'DPAY_FORBIDDEN';
      return { hidden, reason: words(code, params) };
    },
    mayReceive: decideHandOver(me, other).ok && !viewingAs,
  };
};

export const UserActions = ({ user }: { user: User }) => {
  const t = useT('users');
  const { refusalOf } = useUserRules(user);
  const edit = refusalOf('edit');
  return (
    <>
      <StepAction user={user} step="resend" />
      <StepAction user={user} step="reactivate" />
      {edit.hidden ? null : edit.reason ? (
        <Button disabledReason={edit.reason}>{t('detail.edit')}</Button>
      ) : (
        <LinkButton>
          <Link to={userPaths.edit(user.id)}>{t('detail.edit')}</Link>
        </LinkButton>
      )}
    </>
  );
};

type Step = 'resend' | 'reactivate' | 'deactivate' | 'remove';

export const StepAction = ({ user, step }: { user: User; step: Step }) => {
  const t = useT('users');
  const toast = useToast();
  const goToResult = useGoToResult();
  const changes = useUserChanges();
  const [isOpen, setOpen] = useState(false);
  const { hidden, reason } = useUserRules(user).refusalOf(step);
  if (hidden) return null;
  const isInvitation = user.status === 'invited';
  const words = step === 'remove' && isInvitation ? 'cancel' : step;
  const danger = step === 'deactivate' || step === 'remove';
  const run = async () => {
    await changes[step](user.id);
    setOpen(false);
    if (step === 'remove') goToResult(userPaths.list, t(`${words}.done`), { replace: true, isSaid: true });
    else toast.success(t(`${words}.done`));
  };
  return (
    <>
      <Button
        {...(danger && { variant: 'dangerOutline' as const })}
        disabledReason={reason}
        onClick={() => setOpen(true)}
      >
        {t(`${words}.button`)}
      </Button>
      <ConfirmDialog
        danger={danger}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${words}.title`, { name: user.name })}
        text={t(`${words}.text`, { email: user.email })}
        yes={t(`${words}.button`)}
        onConfirm={run}
      />
    </>
  );
};

/** For owners: the other person accepts within seven days. */
export const HandOverAction = ({ user }: { user: User }) => {
  const t = useT('users');
  const toast = useToast();
  const otp = useOtpStep();
  const { offerOwnership } = useUserChanges();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('ownership.offer')}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t('ownership.offerTitle', { name: user.name })}
        text={t('ownership.offerText', { name: user.name })}
        yes={t('code')}
        step={otp.step}
        onConfirm={async () => {
          const body = { user_id: user.id };
          const ask = () => otp.confirm({ purpose: 'ownership_transfer', action: body });
          if (!(await offerOwnership(body, ask))) return;
          setOpen(false);
          toast.success(t('ownership.offered', { name: user.name }));
        }}
      />
    </>
  );
};
