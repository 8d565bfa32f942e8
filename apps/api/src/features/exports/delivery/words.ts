import type { SftpFailure } from '@dasbor/domain/exports';
import type { Language } from '../../../platform/problems.ts';

/** For the mail about a file that was not delivered. */
export const DELIVERY_WORDS: Readonly<Record<Language, Readonly<Record<SftpFailure, string>>>> = {
  id: {
    address_blocked: 'alamat server tidak dapat dihubungi dari internet.',
    dns_failed: 'nama server tidak ditemukan.',
    refused: 'server menolak sambungan di port itu.',
    timeout: 'server tidak menjawab tepat waktu.',
    connection_failed: 'sambungan terputus.',
    not_sftp: 'server itu tidak menjawab sebagai server SFTP.',
    host_key_changed: 'kunci server berubah, jadi tidak ada yang dikirim.',
    sign_in_failed: 'pengguna, kata sandi atau kunci ditolak.',
    folder_missing: 'folder tidak ada.',
    not_permitted: 'pengguna tidak boleh menulis di folder itu.',
    not_stored: 'server tidak dapat menyimpan file, misalnya karena penuh.',
    size_differs: 'ukuran file di server tidak sama.',
    right_removed: 'Anda tidak lagi berhak mengekspor data ini.',
    file_missing: 'filenya sudah dihapus atau rusak.',
    interrupted: 'pengiriman terhenti beberapa kali.',
  },
  en: {
    address_blocked: 'the address of the server cannot be reached from the internet.',
    dns_failed: 'the name of the server was not found.',
    refused: 'the server refused the connection at this port.',
    timeout: 'the server did not answer in time.',
    connection_failed: 'the connection broke.',
    not_sftp: 'the server does not answer as an SFTP server.',
    host_key_changed: 'the key of the server changed, so nothing was sent.',
    sign_in_failed: 'the user, password or key was refused.',
    folder_missing: 'the folder does not exist.',
    not_permitted: 'the user may not write in this folder.',
    not_stored: 'the server could not store the file, for example because it is full.',
    size_differs: 'the file has another size on the server.',
    right_removed: 'you may no longer export these records.',
    file_missing: 'the file was deleted or is damaged.',
    interrupted: 'the delivery was interrupted several times.',
  },
};
