import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, chakra } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline' | 'link';

export type ButtonProps = {
  variant?: ButtonVariant;
  /** Why the button is disabled. It stays focusable, shows the reason and does nothing. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
} & Omit<ChakraButtonProps, 'variant' | 'colorPalette' | 'loadingText' | 'spinner'>;

/** One primary button per page; the others are secondary or quiet. */
export const Button = ({
  variant = 'secondary',
  disabledReason,
  loading,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const reasonId = useId();
  const idle = loading === true || disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };

  return (
    <ChakraButton
      type="button"
      {...LOOK[variant]}
      {...rest}
      onClick={handleClick}
      onMouseDown={rest.type === 'submit' ? keepFocus : rest.onMouseDown}
      aria-disabled={idle || undefined}
      aria-busy={loading || undefined}
      title={disabledReason ?? rest.title}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
    >
      {loading ? <Spinner /> : null}
      {children}
      {disabledReason ? (
        <chakra.span id={reasonId} srOnly>
          {disabledReason}
        </chakra.span>
      ) : null}
    </ChakraButton>
  );
};

/**
 * On blur a field may show its error, which shifts the layout: the press that caused the blur would end beside the button
 * and do nothing. So pressing a button does not blur the field; only its action does.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
};

export type IconButtonProps = {
  label: string;
  children: ReactNode;
} & Omit<ButtonProps, 'children' | 'aria-label'>;

/** A square icon button. Its name is the accessible name and the tooltip. */
export const IconButton = ({ label, size = 'md', ...rest }: IconButtonProps) => (
  <Button variant="quiet" size={size} px="0" aria-label={label} title={label} {...rest} />
);

/** A link styled as a button: put `<Link to=…>` inside, so that middle click and "copy address" work. */
export const LinkButton = ({ variant = 'secondary', children, ...rest }: ButtonProps) => (
  <ChakraButton asChild {...LOOK[variant]} {...rest}>
    {children}
  </ChakraButton>
);

export const Spinner = () => (
  <chakra.span
    aria-hidden="true"
    boxSize="3.5"
    borderWidth="2px"
    borderColor="currentColor"
    borderTopColor="transparent"
    borderRadius="full"
    animation="spin 700ms linear infinite"
  />
);

const LOOK: Record<
  ButtonVariant,
  Pick<ChakraButtonProps, 'variant' | 'colorPalette' | 'size' | 'borderWidth'>
> = {
  primary: { variant: 'solid', colorPalette: 'brand' },
  secondary: { variant: 'outline', colorPalette: 'neutral' },
  quiet: { variant: 'ghost', colorPalette: 'neutral' },
  danger: { variant: 'solid', colorPalette: 'danger' },
  dangerOutline: { variant: 'surface', colorPalette: 'danger' },
  link: { variant: 'plain', colorPalette: 'brand', size: '2xs', borderWidth: '0' },
};
