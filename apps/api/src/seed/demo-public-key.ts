/** Of a pair whose private half was thrown away: nobody can sign as the demonstration's merchant. */
export const DEMO_PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA148fCgI/SOreUsLxYWuB
DYipRS0O4EiZK+vIXjGlWXIwLg/Zw4C+NIZjjU4HjbHV9gRTrT22J38LCV16Yfrm
c/XEYrRQJDFV3oOF6vOh1WRIxp7Q0U1enEwFVUsPMIeeriPhy+QNWsg8S19nQfBw
n4gJJ+Tvz4OzvSq2uBSUAF+UIPdXf9X7NXcj5W+SpqUQpJRW+2oraIoPGYscmV4s
sE821h+hoUn3oATixYfcn8IUAnvI2OOkwELGoNpXO8Qndn5qqG0qpedmqMYx2deW
39AkCOTqi7DBCC7vHKKzW/d0zNlC7MVBWk05LR0M90aFm2AV7mKzpXQAQQ+jRn91
6QIDAQAB
-----END PUBLIC KEY-----
`;
