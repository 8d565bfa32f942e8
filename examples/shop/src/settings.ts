/** Settings from the environment. Secrets come from here and are stored nowhere. */
export type Settings = {
  port: number;
  /** SQLite's file; `:memory:` keeps nothing. */
  database: string;
  dasborUrl: string;
  dasborKey: string;
  webhookSecret: string | undefined;
  /** For `/seller`, where refunds are requested. */
  sellerPassword: string;
};

export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const sellerPassword = env['SHOP_PASSWORD'] ?? '';
  if (sellerPassword.length < 8) throw new Error('Set SHOP_PASSWORD to 8 or more characters.');
  return {
    port: Number(env['PORT'] ?? 3000),
    database: env['DATABASE'] ?? 'shop.sqlite',
    dasborUrl: env['DASBOR_URL'] ?? 'http://localhost:4001',
    dasborKey: env['DASBOR_KEY'] ?? '',
    webhookSecret: env['DASBOR_WEBHOOK_SECRET'],
    sellerPassword,
  };
};
