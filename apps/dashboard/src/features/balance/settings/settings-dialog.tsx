import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { ReviewedAccount } from '../../../shared/destination/reviewed-account.tsx';
import { useSetBalanceSettings } from '../api/use-settings.ts';
import type { SettingsPart, SettingsPlan } from './settings-values.ts';

type SettingsDialogProps = {
  open: boolean;
  plan: SettingsPlan;
  parts: readonly SettingsPart[];
  onClose: () => void;
  onSaved: () => void;
  /** Returns whether the rejection is now shown beside a form field. */
  onRefused: (error: unknown) => boolean;
};

/** Confirms the new schedule, then asks for a code that is bound to these values. */
export const SettingsDialog = ({ open, plan, parts, onClose, onSaved, onRefused }: SettingsDialogProps) => {
  const t = useT('balance');
  const otp = useOtpStep();
  const save = useSetBalanceSettings();
  const lines = useLines(plan);
  const { account } = plan;
  const words = useT('destination');

  const confirm = async () => {
    try {
      const isSaved = await save(plan.body, () =>
        otp.confirm({ purpose: 'balance_settings', action: { ...plan.body } }),
      );
      if (isSaved) onSaved();
    } catch (error) {
      if (!onRefused(error)) throw error;
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t('settings.review.title')}
      text={t('settings.review.text')}
      yes={t('settings.review.yes')}
      step={otp.step}
      onConfirm={confirm}
    >
      <DescriptionList
        items={[
          ...parts.map((part) => ({ key: part, label: t(`settings.review.${part}`), value: lines[part] })),
          ...(account
            ? [
                {
                  key: 'account',
                  label: words('title'),
                  value: <ReviewedAccount account={account} />,
                },
              ]
            : []),
        ]}
      />
    </ConfirmDialog>
  );
};

/** The new state of each switch, with its values. */
const useLines = ({ body }: SettingsPlan): Record<SettingsPart, string> => {
  const t = useT('balance');
  const { rupiah } = useFormat();
  const line = (isOn: boolean, ...more: string[]) =>
    isOn ? [t('settings.on'), ...more].join(', ') : t('settings.off');
  return {
    low: line(
      body.low_balance_enabled,
      t('settings.low.below', { amount: rupiah(body.low_balance_threshold ?? 0) }),
    ),
    out: line(
      body.sweep_out_enabled,
      ...(body.sweep_out_keep > 0
        ? [t('settings.review.keep', { amount: rupiah(body.sweep_out_keep) })]
        : []),
    ),
    in: line(body.sweep_in_enabled, t('settings.review.inBy', { bank: body.sweep_in_bank ?? '' })),
  };
};
