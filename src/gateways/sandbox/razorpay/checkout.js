globalThis.Razorpay = class {};
