import { httpAssert } from './httpError';

/** Throws 400 if the name is blank or too long. */
export function checkUsername(username: string): void {
  httpAssert(username.trim() !== '' && username.length <= 100, 400, 'Username non valido.');
}

/** Throws 400 if the text cannot be an e-mail address. */
export function checkEmail(email: string): void {
  const isEmail = email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email);
  httpAssert(isEmail, 400, 'Email non valida.');
}

/** Throws 400 if the text cannot be a telephone number. */
export function checkPhone(telephoneNumber: string): void {
  const isPhone = /^\+?[\d\s()./-]{3,30}$/.test(telephoneNumber);
  httpAssert(isPhone, 400, 'Numero di telefono non valido.');
}

/** Throws 400 if the password is blank or too long. */
export function checkPassword(password: string): void {
  httpAssert(password.trim() !== '' && password.length <= 200, 400, 'Password non valida.');
}
