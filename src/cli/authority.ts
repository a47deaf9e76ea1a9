// A table's own certificate authority: it signs certificates for this table's names, and tablets are told to trust it once.

import 'reflect-metadata'
import { isIP } from 'node:net'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator
} from '@peculiar/x509'

/** Both in PEM. */
export interface Signed {
  readonly certificate: string
  readonly key: string
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const dayMs = 86_400_000
const authorityDays = 3650
/** Apple takes no certificate of more than 825 days. */
const certificateDays = 800

/** `now`: the wall clock, in ms. Valid from the day before, because tablets' clocks differ. */
const validity = (now: number, days: number) => ({
  notBefore: new Date(now - dayMs),
  notAfter: new Date(now + days * dayMs)
})

export async function newAuthority(name: string, now: number): Promise<Signed> {
  const keys = await newKeys()
  const made = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [name] }],
    ...validity(now, authorityDays),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      // It signs certificates of tables, and no further authorities.
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey)
    ]
  })
  return signed(made, keys)
}

/** A certificate for names and addresses. */
export async function newCertificate(authority: Signed, names: readonly string[], now: number): Promise<Signed> {
  const by = new X509Certificate(authority.certificate)
  const keys = await newKeys()
  const made = await X509CertificateGenerator.create({
    subject: [{ CN: [names[0] ?? 'tablekeeper'] }],
    issuer: by.subjectName,
    ...validity(now, certificateDays),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: await readKey(authority.key),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value }))
      )
    ]
  })
  return signed(made, keys)
}

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

const readKey = (pem: string) =>
  crypto.subtle.importKey('pkcs8', PemConverter.decodeFirst(pem), algorithm, false, ['sign'])

const signed = async (made: X509Certificate, { privateKey }: Awaited<ReturnType<typeof newKeys>>): Promise<Signed> => ({
  certificate: `${made.toString('pem')}\n`,
  key: `${PemConverter.encode(await crypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY')}\n`
})
