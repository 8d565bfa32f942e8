import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type ChoiceProps = {
  title: ReactNode;
  text?: ReactNode;
  checked: boolean;
  onChange: () => void;
  disabled?: boolean;
  /** Some, but not all, of the items it covers are selected. */
  mixed?: boolean;
  /** The name of the radio group. Without it, the control is a checkbox. */
  radio?: string;
  invalid?: boolean;
  /** The ID of an error or hint that is displayed elsewhere. */
  describedBy?: string | undefined;
};

/** A native checkbox or radio with a title and a description. The whole row is clickable. */
export const Choice = (props: ChoiceProps) => {
  const {
    title,
    text,
    checked,
    onChange,
    disabled = false,
    mixed = false,
    radio,
    invalid,
    describedBy,
  } = props;
  const id = useId();
  const about = [text ? `${id}-text` : '', describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="2.5"
      alignItems="start"
      px="2.5"
      py="1.5"
      mx="-2.5"
      borderRadius="sm"
      cursor={disabled ? 'not-allowed' : 'pointer'}
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.input
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = mixed;
        }}
        type={radio ? 'radio' : 'checkbox'}
        name={radio}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        aria-labelledby={`${id}-title`}
        aria-describedby={about || undefined}
        aria-invalid={invalid || undefined}
        boxSize="4"
        m="0"
        mt="0.5"
        accentColor="brand.solid"
        focusVisibleRing="outside"
      />
      <chakra.span minW="0">
        <chakra.span id={`${id}-title`} display="block" textStyle="body" overflowWrap="anywhere">
          {title}
        </chakra.span>
        {text ? (
          <chakra.span id={`${id}-text`} display="block" textStyle="small" color="fg.subtle">
            {text}
          </chakra.span>
        ) : null}
      </chakra.span>
    </chakra.label>
  );
};
