import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Field, type TextFieldProps } from './field.tsx';
import { icon } from '../icon.tsx';
import { Input } from './input.tsx';

/** A password field with a show button. Pasting and password managers work. */
export const PasswordField = ({ label, hint, error, aside, optional, ...input }: TextFieldProps) => {
  const t = useT('shared');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} aside={aside} optional={optional ?? false}>
      {(control) => (
        <chakra.div position="relative">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} pe="11" spellCheck={false} />
          <chakra.button
            type="button"
            position="absolute"
            insetEnd="1"
            top="1"
            bottom="1"
            width="9"
            display="grid"
            placeItems="center"
            color="fg.subtle"
            borderRadius="sm"
            cursor="pointer"
            focusVisibleRing="outside"
            _hover={{ color: 'fg' }}
            aria-label={shown ? t('field.hidePassword') : t('field.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </chakra.button>
        </chakra.div>
      )}
    </Field>
  );
};

const EyeIcon = icon(
  <>
    <path d="M2.5 10S5.2 4.8 10 4.8 17.5 10 17.5 10 14.8 15.2 10 15.2 2.5 10 2.5 10Z" />
    <circle cx="10" cy="10" r="2.3" />
  </>,
);
const EyeOffIcon = icon(
  <path d="M4 4l12 12M8.2 5A7.6 7.6 0 0 1 10 4.8c4.8 0 7.5 5.2 7.5 5.2a12.6 12.6 0 0 1-2 2.6M5.6 6.5A12.3 12.3 0 0 0 2.5 10S5.2 15.2 10 15.2a7.4 7.4 0 0 0 3.3-.800" />,
);
