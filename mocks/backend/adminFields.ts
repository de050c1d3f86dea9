import { HttpError } from './httpError';

/** 400 for a blank or overlong name. */
export function checkUsername(username: string): void {
  if (username.trim() === '' || username.length > 100) {
    throw new HttpError(400, 'Username non valido.');
  }
}

/** 400 for what cannot be an e-mail address. */
export function checkEmail(email: string): void {
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new HttpError(400, 'Email non valida.');
  }
}

/** 400 for what cannot be a telephone number. */
export function checkPhone(telephoneNumber: string): void {
  if (!/^\+?[\d\s()./-]{3,30}$/.test(telephoneNumber)) {
    throw new HttpError(400, 'Numero di telefono non valido.');
  }
}
