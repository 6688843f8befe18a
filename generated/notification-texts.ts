// Written by `npm run generate`; edit the schemas instead.
export const frames = {
 "email_body": "<p>Dear {{ recipient.name }},</p>\n<p>[text]</p>\n[more]<p>Waybill: <strong>{{ shipment.tracking_reference }}</strong>{% if shipment.customer_reference %}<br>Reference: {{ shipment.customer_reference }}{% endif %}</p>\n<p><a href=\"{{ shipment.tracking_url }}\">Follow the shipment</a></p>\n<p>Kind regards<br>{{ provider.name }}{% if provider.support_number %}<br>{{ provider.support_number }}{% endif %}</p>",
 "email_more": "<p>[more]</p>\n",
 "sms": "{{ provider.name }}: [text] {{ shipment.tracking_url }}",
 "whatsapp_template_name": "shipment_[row]_[party]",
 "whatsapp_parameters": [
  "{{ recipient.name }}",
  "{{ shipment.tracking_reference }}",
  "{{ shipment.tracking_url }}"
 ]
} as const;

export const texts = {
 "quote": {
  "subject": "Your quote {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Thank you for your quote request {{ shipment.short_tracking_reference }} to {{ shipment.delivery_address.city }}. The price is {{ shipment.rate | money }}, VAT included.",
   "more": "Nothing is booked yet. Accept the quote on our website and we will collect on the day you choose."
  },
  "delivery": {
   "text": "{{ shipment.collection_contact.name }} has asked us for a price to bring you a parcel. The quote is {{ shipment.short_tracking_reference }}; nothing is booked yet."
  }
 },
 "quote-expired": {
  "subject": "Quote {{ shipment.short_tracking_reference }} has expired",
  "collection": {
   "text": "Your quote {{ shipment.short_tracking_reference }} to {{ shipment.delivery_address.city }} has expired and can no longer be accepted.",
   "more": "Ask us for a new quote at any time; it takes a minute."
  },
  "delivery": {
   "text": "The quote {{ shipment.short_tracking_reference }} for a parcel to you has expired.",
   "more": "If you still expect the parcel, please ask the sender."
  }
 },
 "payment-pending": {
  "subject": "Please pay for shipment {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is booked and waits for your payment of {{ shipment.rate | money }}.",
   "more": "We collect as soon as the payment has reached us. If you have paid already, you need not do anything."
  },
  "delivery": {
   "text": "{{ shipment.collection_contact.name }} has booked shipment {{ shipment.short_tracking_reference }} to you. We collect it as soon as it has been paid for."
  }
 },
 "payment-failed": {
  "subject": "The payment for shipment {{ shipment.short_tracking_reference }} did not go through",
  "collection": {
   "text": "The payment of {{ shipment.rate | money }} for shipment {{ shipment.short_tracking_reference }} did not go through. Please try again so that we can collect.",
   "more": "No money was taken. Another card or payment method often helps."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} to you is delayed because its payment did not go through.",
   "more": "The sender knows about it; you need not do anything."
  }
 },
 "submitted": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is booked",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }} in {{ shipment.delivery_address.city }} is booked.{% if shipment.collection_min_date %} We collect from {{ shipment.collection_min_date | date }}.{% endif %}",
   "more": "Please have the parcels packed and labelled when our driver arrives."
  },
  "delivery": {
   "text": "{{ shipment.collection_contact.name }} has booked shipment {{ shipment.short_tracking_reference }} to you. We will tell you when it is on its way."
  }
 },
 "outsourced": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is with a partner",
  "collection": {
   "text": "A partner courier now carries your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_address.city }}. You can follow it with us as before."
  },
  "delivery": {
   "text": "A partner courier now brings you shipment {{ shipment.short_tracking_reference }} from {{ shipment.collection_contact.name }}. You can follow it with us as before."
  }
 },
 "collection-assigned": {
  "subject": "A driver is on the way to collect {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "A driver has been assigned to collect shipment {{ shipment.short_tracking_reference }}{% if shipment.estimated_collection %}, expected {{ shipment.estimated_collection | date: \"short\" }} about {{ shipment.estimated_collection | time }}{% endif %}.",
   "more": "Please have the parcels packed and labelled."
  },
  "delivery": {
   "text": "A driver has been assigned to collect shipment {{ shipment.short_tracking_reference }} for you from {{ shipment.collection_contact.name }}."
  }
 },
 "awaiting-dropoff": {
  "subject": "Please drop off shipment {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Please bring shipment {{ shipment.short_tracking_reference }} to {% if shipment.collection_address.company %}{{ shipment.collection_address.company }}{% else %}the drop-off point in {{ shipment.collection_address.local_area }}{% endif %}.{% if recipient.pin %} Your drop-off PIN is {{ recipient.pin }}.{% endif %}",
   "more": "Stick the label on the parcel before you go. The parcel travels on with our next collection.",
   "whatsapp_parameters": [
    "{{ recipient.name }}",
    "{{ shipment.tracking_reference }}",
    "{{ shipment.tracking_url }}",
    "{{ recipient.pin | default: \"none\" }}"
   ]
  },
  "delivery": {
   "text": "{{ shipment.collection_contact.name }} will drop off shipment {{ shipment.short_tracking_reference }} for you. We will tell you when it is on its way."
  }
 },
 "collection-unassigned": {
  "subject": "Collection of {{ shipment.short_tracking_reference }}: we are arranging a driver",
  "collection": {
   "text": "We are arranging a driver for the collection of shipment {{ shipment.short_tracking_reference }}. Please keep the parcels ready."
  },
  "delivery": {
   "text": "We are arranging a driver to collect shipment {{ shipment.short_tracking_reference }} for you from {{ shipment.collection_contact.name }}."
  }
 },
 "collection-rejected": {
  "subject": "Collection of {{ shipment.short_tracking_reference }}: we are arranging another driver",
  "collection": {
   "text": "The driver could not take on the collection of shipment {{ shipment.short_tracking_reference }}. We are arranging another one; please keep the parcels ready."
  },
  "delivery": {
   "text": "The collection of shipment {{ shipment.short_tracking_reference }} for you takes a little longer. We are arranging another driver."
  }
 },
 "collection-exception": {
  "subject": "A problem with the collection of {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Something keeps us from collecting shipment {{ shipment.short_tracking_reference }}. We are looking into it and will contact you if we need anything.",
   "more": "You can also contact us with the waybill number at hand."
  },
  "delivery": {
   "text": "The collection of shipment {{ shipment.short_tracking_reference }} for you is delayed. We are looking into it."
  }
 },
 "collection-failed-attempt": {
  "subject": "We could not collect {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Our driver came to collect shipment {{ shipment.short_tracking_reference }} but could not. Please contact us to arrange another time.{% if shipment.collection_rescheduled_reason %} Reason: {{ shipment.collection_rescheduled_reason }}.{% endif %}"
  },
  "delivery": {
   "text": "We could not collect shipment {{ shipment.short_tracking_reference }} for you from {{ shipment.collection_contact.name }} yet. We will try again."
  }
 },
 "collected": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is collected",
  "collection": {
   "text": "We have collected your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }} in {{ shipment.delivery_address.city }}.",
   "more": "{% if shipment.estimated_delivery_to %}We expect to deliver it on {{ shipment.estimated_delivery_to | date }}.{% else %}We will tell you when it is delivered.{% endif %}"
  },
  "delivery": {
   "text": "We have collected shipment {{ shipment.short_tracking_reference }} for you from {{ shipment.collection_contact.name }}.{% if shipment.estimated_delivery_to %} Expected {{ shipment.estimated_delivery_from | date: \"short\" }} {{ shipment.estimated_delivery_from | time }} to {{ shipment.estimated_delivery_to | time }}.{% endif %}",
   "more": "We will tell you when it is out for delivery."
  }
 },
 "at-hub": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is at our hub",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} has arrived at our hub."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you has arrived at our hub."
  }
 },
 "manifested": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is ready to travel",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is booked on our next transport to {{ shipment.delivery_address.city }}."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you is booked on our next transport to {{ shipment.delivery_address.city }}."
  }
 },
 "ready-for-dispatch": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is ready to leave our hub",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is sorted and ready to leave our hub."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you is sorted and ready to leave our hub."
  }
 },
 "in-transit": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is on its way",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is on its way to {{ shipment.delivery_address.city }}."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} is on its way to you in {{ shipment.delivery_address.city }}.{% if shipment.estimated_delivery_to %} Expected {{ shipment.estimated_delivery_from | date: \"short\" }} {{ shipment.estimated_delivery_from | time }} to {{ shipment.estimated_delivery_to | time }}.{% endif %}"
  }
 },
 "at-destination-hub": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} has reached its destination hub",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} has reached the hub that delivers in {{ shipment.delivery_address.city }}."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} has reached the hub near you.{% if shipment.estimated_delivery_to %} Expected {{ shipment.estimated_delivery_from | date: \"short\" }} {{ shipment.estimated_delivery_from | time }} to {{ shipment.estimated_delivery_to | time }}.{% endif %}",
   "more": "We will tell you when it is out for delivery."
  }
 },
 "returned-to-hub": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is back at our hub",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is back at our hub. We will deliver it as soon as we can."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you is back at our hub. We will deliver it as soon as we can.",
   "more": "If the time or the address does not suit you, please contact us."
  }
 },
 "delivery-assigned": {
  "subject": "A driver will deliver shipment {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "A driver has been assigned to deliver your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }}."
  },
  "delivery": {
   "text": "A driver has been assigned to bring you shipment {{ shipment.short_tracking_reference }}.{% if shipment.estimated_delivery_to %} Expected {{ shipment.estimated_delivery_from | date: \"short\" }} {{ shipment.estimated_delivery_from | time }} to {{ shipment.estimated_delivery_to | time }}.{% endif %}"
  }
 },
 "delivery-unassigned": {
  "subject": "Delivery of {{ shipment.short_tracking_reference }}: we are arranging a driver",
  "collection": {
   "text": "We are arranging a driver for the delivery of your shipment {{ shipment.short_tracking_reference }}."
  },
  "delivery": {
   "text": "We are arranging a driver to bring you shipment {{ shipment.short_tracking_reference }}."
  }
 },
 "delivery-rejected": {
  "subject": "Delivery of {{ shipment.short_tracking_reference }}: we are arranging another driver",
  "collection": {
   "text": "The delivery of your shipment {{ shipment.short_tracking_reference }} takes a little longer. We are arranging another driver."
  },
  "delivery": {
   "text": "The delivery of shipment {{ shipment.short_tracking_reference }} to you takes a little longer. We are arranging another driver."
  }
 },
 "bob-box-reservation-failed": {
  "subject": "No locker was free for shipment {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "No compartment was free at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %} for your shipment {{ shipment.short_tracking_reference }}. We are looking for another and will tell you."
  },
  "delivery": {
   "text": "No compartment was free at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %} for shipment {{ shipment.short_tracking_reference }}. We are looking for another and will tell you.",
   "more": "You need not do anything. If you would rather have the parcel brought to your door, please contact us."
  }
 },
 "out-for-delivery": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is out for delivery",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is out for delivery to {{ shipment.delivery_contact.name }}."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} is out for delivery to you.{% if shipment.estimated_delivery_to %} Expected {{ shipment.estimated_delivery_from | date: \"short\" }} {{ shipment.estimated_delivery_from | time }} to {{ shipment.estimated_delivery_to | time }}.{% endif %}{% if recipient.pin %} Your delivery PIN is {{ recipient.pin }}; give it to the driver only when you have your parcel.{% endif %}",
   "more": "Please have somebody there to take it.",
   "whatsapp_parameters": [
    "{{ recipient.name }}",
    "{{ shipment.tracking_reference }}",
    "{{ shipment.tracking_url }}",
    "{{ recipient.pin | default: \"none\" }}"
   ]
  }
 },
 "delivery-exception": {
  "subject": "A problem with the delivery of {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Something keeps us from delivering your shipment {{ shipment.short_tracking_reference }}. We are looking into it and will contact you if we need anything."
  },
  "delivery": {
   "text": "Something keeps us from delivering shipment {{ shipment.short_tracking_reference }} to you. Please contact us so that we can put it right."
  }
 },
 "delivery-failed-attempt": {
  "subject": "We could not deliver {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "Our driver came to {{ shipment.delivery_contact.name }} with your shipment {{ shipment.short_tracking_reference }} but could not deliver it.{% if shipment.delivery_min_date %} We will try again from {{ shipment.delivery_min_date | date }}.{% endif %}",
   "more": "{% if shipment.delivery_rescheduled_reason %}Reason: {{ shipment.delivery_rescheduled_reason }}.{% else %}We will try again.{% endif %}"
  },
  "delivery": {
   "text": "Our driver came with shipment {{ shipment.short_tracking_reference }} but could not deliver it.{% if shipment.delivery_min_date %} We will try again from {{ shipment.delivery_min_date | date }}.{% endif %} Please contact us if the time does not suit you.",
   "more": "{% if shipment.delivery_rescheduled_reason %}Reason: {{ shipment.delivery_rescheduled_reason }}.{% else %}We are sorry that we missed you.{% endif %}"
  }
 },
 "in-locker": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is in the locker",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }} is in the locker at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you is in the locker at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}.{% if recipient.pin %} Your pickup PIN is {{ recipient.pin }}.{% endif %}"
  }
 },
 "ready-for-pickup": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is ready for pickup",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is ready for {{ shipment.delivery_contact.name }} to fetch at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} is ready for you at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}.{% if recipient.pin %} Your pickup PIN is {{ recipient.pin }}.{% endif %}",
   "more": "Please fetch it soon: after a few days it goes back.",
   "whatsapp_parameters": [
    "{{ recipient.name }}",
    "{{ shipment.tracking_reference }}",
    "{{ shipment.tracking_url }}",
    "{{ recipient.pin | default: \"none\" }}"
   ]
  }
 },
 "collect-and-return-to-hub": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} was not fetched",
  "collection": {
   "text": "Shipment {{ shipment.short_tracking_reference }} was not fetched at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %} in time. We are bringing it back to our hub.",
   "more": "Please contact us to say what should happen with it."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} was not fetched at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %} in time and goes back to our hub. Please contact us if you still want it."
  }
 },
 "collected-from-locker": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} was fetched from the locker",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} was fetched from the locker at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}."
  },
  "delivery": {
   "text": "Thank you for fetching shipment {{ shipment.short_tracking_reference }} from the locker at {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}.",
   "more": "If that was not you, please contact us at once."
  }
 },
 "collected-from-counter": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} was fetched at the counter",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} was fetched at the counter of {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}."
  },
  "delivery": {
   "text": "Thank you for fetching shipment {{ shipment.short_tracking_reference }} at the counter of {% if shipment.delivery_address.company %}{{ shipment.delivery_address.company }}{% else %}the pickup point in {{ shipment.delivery_address.local_area }}{% endif %}.",
   "more": "If that was not you, please contact us at once."
  }
 },
 "returned-to-sender": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is back with the sender",
  "collection": {
   "text": "Shipment {{ shipment.short_tracking_reference }} could not be handed over to {{ shipment.delivery_contact.name }} and has been brought back to you."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} could not be handed over to you and has been brought back to {{ shipment.collection_contact.name }}.",
   "more": "Please ask the sender if you still expect the parcel."
  }
 },
 "delivered": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is delivered",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }} is delivered{% if shipment.delivered_date %}, {{ shipment.delivered_date | date: \"short\" }} at {{ shipment.delivered_date | time }}{% endif %}. Thank you for shipping with us."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} from {{ shipment.collection_contact.name }} is delivered{% if shipment.delivered_date %}, {{ shipment.delivered_date | date: \"short\" }} at {{ shipment.delivered_date | time }}{% endif %}. Thank you.",
   "more": "If you did not receive it, please contact us at once."
  }
 },
 "undeliverable": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} cannot be delivered",
  "collection": {
   "text": "We could not deliver your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }}. Please contact us to say what should happen with it."
  },
  "delivery": {
   "text": "We could not deliver shipment {{ shipment.short_tracking_reference }} to you. Please contact us or the sender."
  }
 },
 "cancelled": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is cancelled",
  "collection": {
   "text": "Shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }} is cancelled. No driver will come.",
   "more": "If you did not ask for this, please contact us."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} from {{ shipment.collection_contact.name }} to you is cancelled.",
   "more": "Please ask the sender if you still expect the parcel."
  }
 },
 "on-hold": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is on hold",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is on hold until a question is settled. We will contact you if we need anything."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you is on hold for the moment. We will tell you when it moves on."
  }
 },
 "on-hold-internal": {
  "subject": "Shipment {{ shipment.short_tracking_reference }} is delayed at our hub",
  "collection": {
   "text": "Your shipment {{ shipment.short_tracking_reference }} is delayed at our hub. We will tell you when it moves on."
  },
  "delivery": {
   "text": "Shipment {{ shipment.short_tracking_reference }} for you is delayed at our hub. We will tell you when it moves on."
  }
 },
 "rescheduled-delivery": {
  "subject": "New delivery day for shipment {{ shipment.short_tracking_reference }}",
  "collection": {
   "text": "The delivery of your shipment {{ shipment.short_tracking_reference }} to {{ shipment.delivery_contact.name }} has been moved{% if shipment.delivery_min_date %} to {{ shipment.delivery_min_date | date }}{% if shipment.delivery_after and shipment.delivery_before %}, between {{ shipment.delivery_after }} and {{ shipment.delivery_before }}{% endif %}{% endif %}.",
   "more": "{% if shipment.delivery_rescheduled_reason %}Reason: {{ shipment.delivery_rescheduled_reason }}.{% else %}Please contact us if you did not expect this.{% endif %}"
  },
  "delivery": {
   "text": "The delivery of shipment {{ shipment.short_tracking_reference }} to you has been moved{% if shipment.delivery_min_date %} to {{ shipment.delivery_min_date | date }}{% if shipment.delivery_after and shipment.delivery_before %}, between {{ shipment.delivery_after }} and {{ shipment.delivery_before }}{% endif %}{% endif %}.",
   "more": "If the new time does not suit you, please contact us."
  }
 }
} as const;

export const provider_notices = {
 "notify_provider_on_shipment_rescheduled": {
  "subject": "Rescheduled: {{ shipment.short_tracking_reference }}",
  "text": "Shipment {{ shipment.short_tracking_reference }} of {% if shipment.account %}{{ shipment.account.name }}{% else %}a guest{% endif %} has been moved to another day.",
  "more": "Collection: {% if shipment.collection_min_date %}{{ shipment.collection_min_date | date }}{% else %}unchanged{% endif %}. Delivery: {% if shipment.delivery_min_date %}{{ shipment.delivery_min_date | date }}{% else %}unchanged{% endif %}. Please change the tripsheets."
 },
 "notify_provider_on_shipment_created": {
  "subject": "New shipment: {{ shipment.short_tracking_reference }}",
  "text": "Shipment {{ shipment.short_tracking_reference }} of {% if shipment.account %}{{ shipment.account.name }}{% else %}a guest{% endif %} is booked: from {{ shipment.collection_address.city }} to {{ shipment.delivery_address.city }}, {{ shipment.service_level_name }}, parcels: {{ shipment.parcels | size }}."
 },
 "notify_provider_on_shipment_cancelled": {
  "subject": "Cancelled: {{ shipment.short_tracking_reference }}",
  "text": "Shipment {{ shipment.short_tracking_reference }} of {% if shipment.account %}{{ shipment.account.name }}{% else %}a guest{% endif %} is cancelled. Please make sure that no driver goes to {{ shipment.collection_address.city }} in vain."
 }
} as const;
