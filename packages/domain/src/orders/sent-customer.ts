/** The contact that an order sends of its customer. */
export type SentContact = {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

/** The fields that an order sent with another value than the customer has. What it left out is no other value. */
export const sentDifferently = (customer: SentContact, sent: SentContact): readonly (keyof SentContact)[] =>
  (['name', 'email', 'mobile'] as const).filter(
    (field) => sent[field] !== null && sent[field] !== customer[field],
  );
