import { chakra } from '@chakra-ui/react';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useSignInRules } from '../api/use-sign-in-rules.ts';
import { RulesForm } from '../components/rules-form.tsx';

export default function SignInRulesPage() {
  const t = useT('sign-in-rules');
  const settings = useT('settings');
  const scope = useScope().join(' ');
  const back = { to: settingsPaths.overview, label: settings('title') };
  return (
    <DetailPage
      result={useSignInRules()}
      title={t('title')}
      back={back}
      permission="settings.view"
      missing="DPAY_NOT_FOUND"
    >
      {(rules) => (
        <chakra.div maxW="44rem">
          <PageHeader title={t('title')} description={t('intro')} back={back} />
          <RulesForm
            key={`${scope} ${rules.changed_at}`}
            rules={rules}
            draft={`${scope} ${rules.changed_at} sign-in rules`}
          />
        </chakra.div>
      )}
    </DetailPage>
  );
}
