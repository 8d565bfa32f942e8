import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { approvalPaths } from '../../../shared/paths/money-out/approvals.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { RulesState } from '../api/types.ts';
import { useApprovalRules } from '../api/use-approval-rules.ts';
import { ProposalSection } from '../components/proposal-section.tsx';
import { ProposeDialog } from '../components/propose-dialog.tsx';
import { RulesForm } from '../components/rules-form.tsx';
import { rulesOf, rulesSchema, rulesValuesOf, storedRules } from '../forms/rules-values.ts';

export default function ApprovalsPage() {
  const t = useT('approvals');
  const settings = useT('settings');
  const scope = useScope().join(' ');
  const back = { to: settingsPaths.overview, label: settings('title') };
  return (
    <DetailPage
      result={useApprovalRules()}
      title={t('rules.title')}
      back={back}
      permission="settings.view"
      missing="DPAY_NOT_FOUND"
    >
      {(state) => (
        <>
          <PageHeader title={t('rules.title')} description={t('rules.intro')} back={back} />
          {state.proposal ? <ProposalSection state={state} proposal={state.proposal} /> : null}
          <EditRules
            key={`${scope} ${state.changed_at}`}
            state={state}
            draft={`${scope} ${state.changed_at} approvals`}
          />
        </>
      )}
    </DetailPage>
  );
}

const EditRules = ({ state, draft }: { state: RulesState; draft: string }) => {
  const t = useT('approvals');
  const { count } = useFormat();
  const goToResult = useGoToResult();
  const [params, setParams] = useSearchParams();
  const form = useForm({
    initial: rulesValuesOf(state.rules, count),
    schema: rulesSchema,
    around: state.people,
    draft,
    submit: () => setParams({ step: 'review' }),
  });
  const [proposer, approver] = state.changed_by_names;
  return (
    <chakra.div display="grid" gap="4">
      <RulesForm form={form} state={state} />
      {proposer !== undefined && approver !== undefined ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('rules.changed', { proposer, approver })} · <Time value={state.changed_at} />
        </chakra.p>
      ) : null}
      <ProposeDialog
        open={params.get('step') === 'review'}
        now={storedRules(state.rules)}
        next={rulesOf(form.values)}
        onClose={() => setParams({}, { replace: true })}
        onProposed={() => {
          form.clear();
          goToResult(approvalPaths.rules, t('rules.propose.done'), { replace: true, isSaid: true });
        }}
      />
    </chakra.div>
  );
};
