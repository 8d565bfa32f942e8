import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useUnloadGuard } from '../../../shared/forms/use-unload-guard.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useFreshSecrets } from '../../../shared/state/fresh-secrets.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { focusHeading } from './focus-heading.ts';

/** A secret that was just made, until somebody says that it is stored: neither Escape nor a press outside takes it away. */
export function SecretDialog({ webhookId }: { webhookId: string }) {
  const t = useT('webhooks');
  const secrets = useFreshSecrets();
  const secret = secrets.of(webhookId);
  const [isStored, setStored] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isShown = secret !== undefined;
  useUnloadGuard(isShown);
  useEscape(isShown, () => setReminded(true));

  function done() {
    setStored(false);
    setReminded(false);
    secrets.putAway(webhookId);
    focusHeading();
  }

  return (
    <Dialog
      alert
      size="md"
      open={isShown}
      onClose={() => undefined}
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
      <chakra.div display="grid" gap="3" mt="4">
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
        <Choice title={t('secret.shown.stored')} checked={isStored} onChange={() => setStored(!isStored)} />
        <chakra.p role="status" textStyle="small" color="fg.error" minH="5">
          {isReminded && !isStored ? t('secret.shown.notYet') : ''}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}

/** The one way in which a person asks to close it. Another dialog that closes beneath it asks for nothing. */
function useEscape(when: boolean, onEscape: () => void) {
  const tell = useEffectEvent(onEscape);
  useEffect(() => {
    if (!when) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [when]);
}
