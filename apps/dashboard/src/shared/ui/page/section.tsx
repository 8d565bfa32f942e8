import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** `flush` lets a table reach the edges. */
  padding?: 'normal' | 'flush';
} & Omit<HTMLChakraProps<'section'>, 'title'>;

/** A hairline panel with its own heading; the unit that a page is a list of. */
export const Section = ({
  title,
  description,
  actions,
  padding = 'normal',
  children,
  ...rest
}: SectionProps) => {
  const titleId = useId();
  const x = { base: '4', sm: '5' } as const;
  return (
    <chakra.section
      aria-labelledby={title ? titleId : undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      minW="0"
      {...rest}
    >
      {title || actions ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="flex-start"
          justifyContent="space-between"
          gap="2"
          px={x}
          pt="4"
          pb={padding === 'flush' ? '3' : '0'}
        >
          <chakra.div minW="0" flex="1 1 12rem">
            {title ? (
              <chakra.h2 id={titleId} textStyle="section">
                {title}
              </chakra.h2>
            ) : null}
            {description ? (
              <chakra.p textStyle="small" color="fg.muted" mt="0.5">
                {description}
              </chakra.p>
            ) : null}
          </chakra.div>
          {actions ? (
            <chakra.div display="flex" gap="2">
              {actions}
            </chakra.div>
          ) : null}
        </chakra.div>
      ) : null}
      {padding === 'flush' ? (
        children
      ) : (
        <chakra.div px={x} py="4">
          {children}
        </chakra.div>
      )}
    </chakra.section>
  );
};
