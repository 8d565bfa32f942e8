import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useUnloadGuard } from '../../../shared/forms/use-unload-guard.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useFreshSecrets } from '../../../shared/state/fresh-secrets.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { ApiKey } from '../api/types.ts';
import { Snippets } from './snippets.tsx';

/** A secret that was just made, until somebody says that it is stored: neither Escape nor a press outside takes it away. */
export function SecretDialog({ apiKey }: { apiKey: ApiKey }) {
  const t = useT('api-keys');
  const secrets = useFreshSecrets();
  const secret = secrets.of(apiKey.id);
  const [isStored, setStored] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useUnloadGuard(secret !== undefined);

  function done() {
    setStored(false);
    setReminded(false);
    secrets.putAway(apiKey.id);
  }

  return (
    <Dialog
      alert
      size="lg"
      open={secret !== undefined}
      onClose={() => setReminded(true)}
      title={t('secret.shown.title')}
      description={t('secret.shown.text')}
      initialFocusRef={field}
      footer={
        <Button
          variant="primary"
          disabledReason={isStored ? undefined : t('secret.shown.notYet')}
          onClick={done}
        >
          {t('secret.shown.done')}
        </Button>
      }
    >
      <chakra.div display="grid" gap="3" mt="4" minW="0">
        <Field label={t('secret.shown.label')}>
          {(control) => (
            <chakra.div display="flex" alignItems="center" gap="1">
              <Input
                {...control}
                ref={field}
                readOnly
                value={secret ?? ''}
                fontFamily="mono"
                spellCheck={false}
                autoComplete="off"
                onFocus={(event) => event.target.select()}
              />
              <CopyButton value={secret ?? ''} what={t('secret.shown.label')} />
            </chakra.div>
          )}
        </Field>
        <Snippets secret={secret ?? null} scopes={apiKey.scopes} />
        <Choice title={t('secret.shown.stored')} checked={isStored} onChange={() => setStored(!isStored)} />
        <chakra.p role="status" textStyle="small" color="fg.error" minH="5">
          {isReminded && !isStored ? t('secret.shown.notYet') : ''}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}
