import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Choice } from '../forms/choice.tsx';
import { useUnloadGuard } from '../unsaved/use-unload-guard.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/record/copy-button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Input } from '../ui/fields/input.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { focusHeading } from '../ui/overlays/focus-heading.ts';
import { useFreshSecrets } from './fresh-secrets.ts';

type SecretDialogProps = {
  /** The ID of the key or webhook. */
  id: string;
  /** The environment variable that a server would read. */
  variable: string;
  size?: 'md' | 'lg';
  /** A ready-to-use example. */
  children?: (secret: string) => ReactNode;
};

/** A new secret. It stays open until the user confirms that it is stored: neither Escape nor a press outside closes it. */
export const SecretDialog = ({ id, variable, size = 'md', children }: SecretDialogProps) => {
  const t = useT('secrets');
  const secrets = useFreshSecrets();
  const secret = secrets.of(id);
  const [isStored, setStored] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isShown = secret !== undefined;
  useUnloadGuard(isShown);
  useEscape(isShown, () => setReminded(true));

  const done = () => {
    setStored(false);
    setReminded(false);
    secrets.putAway(id);
    focusHeading();
  };

  return (
    <Dialog
      alert
      size={size}
      open={isShown}
      onClose={() => undefined}
      title={t('shown.title')}
      description={t('shown.text', { variable })}
      initialFocusRef={field}
      footer={
        <Button variant="primary" disabledReason={isStored ? undefined : t('shown.notYet')} onClick={done}>
          {t('shown.done')}
        </Button>
      }
    >
      <chakra.div display="grid" gap="3" mt="4" minW="0">
        <Field label={t('shown.label')}>
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
              <CopyButton value={secret ?? ''} what={t('shown.label')} />
            </chakra.div>
          )}
        </Field>
        {secret === undefined ? null : children?.(secret)}
        <Choice title={t('shown.stored')} checked={isStored} onChange={() => setStored(!isStored)} />
        <chakra.p role="status" textStyle="small" color="fg.error" minH="5">
          {isReminded && !isStored ? t('shown.notYet') : ''}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
};

/** Only Escape signals an attempt to close. Another dialog that closes below it does not. */
const useEscape = (when: boolean, onEscape: () => void) => {
  const tell = useEffectEvent(onEscape);
  useEffect(() => {
    if (!when) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [when]);
};
